import { t } from '../../../src/form/language/language.ts';
import {
  formatInWords,
  formatNumber,
  formatPercent,
  percentage,
} from '../../../src/form/numbers/format.ts';
import { changedShare } from '../../tools/percentage-of/changed-share.ts';
import { type Asked, askedOf, type Reader } from './asked.ts';
import { into, numbersOf, partsOf, pattern, until } from './patterns.ts';

const percent =
  '(?:%|٪|percent|per cent|prozent|por ciento|porcentaje|por cento|porcentagem|pour cent|pourcentage|パーセント|百分比|بالمئة|بالمائة|في المئة|نسبة مئوية)';
const on = '(?:on|for|of|from|auf|von|bei|de|del|en|sobre|sur|para|em|على|من)';
const tipWord = '(?:tip|trinkgeld|propina|pourboire|gorjeta|チップ|小费|بقشيش|إكرامية)';
const discount =
  '(?:discount|rabatt|nachlass|descuento|rebaja|remise|réduction|rabais|desconto|割引|オフ|引き|折扣|خصم)';

const shares = [
  pattern(`{:%!} (?:of|von|de|del|da|do|من)(?: the)? {n}`),
  pattern(`{:%!} (?:de )?${tipWord} ${on} {n}`),
  pattern(`${tipWord} (?:de )?{:%!} ${on} {n}`),
];
/** Chinese and Japanese name the whole first. */
const reversedShares = [
  pattern(`{n} ?円?[の的] ?{:%!}`),
  pattern(`{n} ?[の的] ?${tipWord} ?{:%!}`),
];

/** 15% of 80 */
export const share: Reader = (query) => {
  const [y, x] =
    numbersOf(query, ...reversedShares) ?? numbersOf(query, ...shares)?.reverse() ?? [];
  return x === undefined || y === undefined ? undefined : shareOf(x, y);
};

function shareOf(x: number, y: number): Asked {
  const values = { x: formatNumber(x), y: formatNumber(y) };
  return askedOf('percentage-of', t('What is {x}% of {y}?', values), { x, y }, percentResult);
}

const tips = [pattern(`${tipWord} (?:of |de )?{:%!}`), pattern(`{:%!} (?:de )?${tipWord}`)];

/** tip 20%: of a hundred, since the bill is still to be typed. */
export const tip: Reader = (query) => {
  const [x] = numbersOf(query, ...tips) ?? [];
  return x === undefined ? undefined : shareOf(x, 100);
};

const lowered = [
  pattern(`{:%!} off(?: of)? {n}`),
  pattern(`{:%!} (?:de )?${discount} ${on} {n}`),
  pattern(`${discount} (?:von |de |du )?{:%!} ${on} {n}`),
];
const loweredAfter = [
  pattern(`{n} ?円?[の的]? ?{:%!} ?(?:の)?${discount}`),
  pattern(`{n} (?:less|minus) {:%!}(?: off)?`),
  // Without spaces, it may be a range.
  pattern(`{n} [-−–] {:%!}`),
];
const raised = [pattern(`{n} (?:plus|and) {:%!}`), pattern(`{n} ?\\+ ?{:%!}`)];

/** 20% off 60, 100 + 19% */
export const changedBy: Reader = (query) => {
  const [less, from] =
    numbersOf(query, ...lowered) ?? numbersOf(query, ...loweredAfter)?.reverse() ?? [];
  if (less !== undefined && from !== undefined) return changed(from, -less);
  const [to, more] = numbersOf(query, ...raised) ?? [];
  return more === undefined || to === undefined ? undefined : changed(to, more);
};

/** The page shows the changed value first. */
function changed(y: number, change: number): Asked {
  const x = Math.abs(change);
  const sign = change < 0 ? '−' : '+';
  return {
    question: `${formatNumber(y)} ${sign} ${percentage(formatNumber(x))}`,
    page: {
      slug: 'percentage-of',
      inputs: { x, y, kind: change < 0 ? 'less' : 'more' },
    },
    call: { slug: 'percentage-of', request: { x: changedShare(change), y }, answer: percentResult },
  };
}

function percentResult({ result }: Readonly<Record<string, unknown>>): string {
  return formatInWords(Number(result));
}

const parts = [
  pattern(`(?:what )?${percent} (?:is|of) {n} (?:of|out of|in) {n}`),
  pattern(`{n} (?:is|as) (?:what|a|which) ?${percent}(?:age)? of {n}`),
  pattern(`{n} (?:of|out of|von|de|sur|/) {n} ${into} (?:a )?${percent}(?:age)?`),
  pattern(`{n} ?/ ?{n}(?: ${into} (?:a )?${percent}(?:age)?)?`),
  pattern(`{n} out of {n}`),
];

/** 12/16 */
export const partOf: Reader = (query) => {
  const [x, y] = numbersOf(query, ...parts) ?? [];
  if (x === undefined || y === undefined || x < 0 || y <= 0) return undefined;
  return {
    question: `${formatNumber(x)} / ${formatNumber(y)}`,
    page: { slug: 'percentage-of', inputs: { x, y } },
    call: {
      slug: 'unit-price-calculator',
      // A hundred times the part, exactly, for one of the whole.
      request: { price: Number(`${x}e2`), quantity: y },
      answer: ({ unitPrice }) => percentage(formatInWords(Number(unitPrice))),
    },
  };
};

const word = '(?:change|increase|decrease|growth|difference|drop|rise|gain|loss)';
const otherWord =
  '(?:prozentuale veränderung|veränderung|variación|variación porcentual|variation|variation en pourcentage|variação|variação percentual|変化率|增长率|变化率|نسبة التغير|نسبة التغيير)';
const changes = [
  pattern(`(?:${percent}(?:age)? )?${word} (?:from |of )?{n} (?:to|and|→|->)? ?{n}`),
  pattern(
    `(?:from |von |de |من )?{n} ?(?:to|auf|a|à|para|から|到|إلى|→|->) ?{n},? ?(?:in |en |em )?${percent}(?:age)?(?: ${word})?`,
  ),
  pattern(`(?:from |von |de |من )?{n} ?${until} ?{n} ?(?:の)?${otherWord}`),
  pattern(`${otherWord} (?:from |von |de |من )?{n} ?${until} ?{n}`),
  pattern(`(?:from )?{n} (?:to|→|->) {n} ${word}`),
];

/** 80 to 100 in percent */
export const change: Reader = (query) => {
  const [from, to] = numbersOf(query, ...changes) ?? [];
  if (from === undefined || to === undefined) return undefined;
  return askedOf(
    'percentage-change',
    `${formatNumber(from)} → ${formatNumber(to)}`,
    { from, to },
    ({ percentChange }) => signed(Number(percentChange)),
  );
};

function signed(value: number): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${sign}${percentage(formatPercent(Math.abs(value)))}`;
}

const decimals = [pattern(`{n} ${into} (?:a )?${percent}(?:age)?`)];
const percents = [pattern(`{:%!} ${into} (?:a )?(?:decimal|number|dezimal\\w*|decimale?)`)];

/** 0.25 in percent */
export const decimal: Reader = (query) => {
  const [asDecimal] = numbersOf(query, ...decimals) ?? [];
  const [asPercent] = numbersOf(query, ...percents) ?? [];
  const value = asDecimal ?? asPercent;
  if (value === undefined || partsOf(query, ...parts)) return undefined;
  const isPercent = asDecimal === undefined;
  return askedOf(
    'decimal-to-percent-converter',
    isPercent ? percentage(formatNumber(value)) : formatNumber(value),
    { value: `${value}${isPercent ? '%' : ''}`, ...(isPercent && { direction: 'from' }) },
    ({ result }) =>
      isPercent ? formatInWords(Number(result)) : percentage(formatInWords(Number(result))),
  );
};
