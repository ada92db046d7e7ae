import { t } from '../../../src/form/language/language.ts';
import {
  formatInWords,
  formatNumber,
  formatPercent,
  percentage,
} from '../../../src/form/numbers/format.ts';
import { type Asked, askedOf, openedOf, type Reader } from './asked.ts';
import { into, numbersOf, partsOf, pattern } from './patterns.ts';

const percent =
  '(?:%|٪|percent|per cent|prozent|por ciento|porcentaje|por cento|porcentagem|pour cent|pourcentage)';

const shares = [
  pattern(`{n} ?${percent} (?:of|von|de|del|da|do|من)(?: the)? {n}`),
  pattern(`{n} ?${percent} tip (?:on|for|of) {n}`),
  pattern(`tip {n} ?${percent} (?:on|for|of) {n}`),
];
/** Chinese and Japanese name the whole first. */
const reversedShares = [pattern(`{n} ?[の的] ?{n} ?(?:%|パーセント)`)];

/** 15% of 80 */
export const share: Reader = (query) => {
  const [y, x] =
    numbersOf(query, ...reversedShares) ?? numbersOf(query, ...shares)?.reverse() ?? [];
  if (x === undefined || y === undefined) return undefined;
  const values = { x: formatNumber(x), y: formatNumber(y) };
  return askedOf('percentage-of', t('What is {x} % of {y}?', values), { x, y }, percentResult);
};

const tips = [pattern(`tip (?:of )?{n} ?${percent}`), pattern(`{n} ?${percent} tip`)];

/** tip 20% */
export const tip: Reader = (query) => {
  const [x] = numbersOf(query, ...tips) ?? [];
  return x === undefined ? undefined : openedOf('percentage-of', query, { x });
};

const lowered = [
  pattern(`{n} ?${percent} off(?: of)? {n}`),
  pattern(`{n} ?${percent} discount (?:on|for|from|of) {n}`),
];
const loweredAfter = [
  pattern(`{n} (?:less|minus) {n} ?${percent}(?: off)?`),
  // Without spaces, it may be a range.
  pattern(`{n} [-−–] {n} ?${percent}`),
];
const raised = [pattern(`{n} (?:plus|and) {n} ?${percent}`), pattern(`{n} ?\\+ ?{n} ?${percent}`)];

/** 20% off 60, 100 + 19% */
export const changedBy: Reader = (query) => {
  const [less, from] =
    numbersOf(query, ...lowered) ?? numbersOf(query, ...loweredAfter)?.reverse() ?? [];
  if (less !== undefined && from !== undefined) return changed(from, -less);
  const [to, more] = numbersOf(query, ...raised) ?? [];
  return more === undefined || to === undefined ? undefined : changed(to, more);
};

/** The page shows the changed value below the share. */
function changed(y: number, change: number): Asked {
  const x = Math.abs(change);
  const sign = change < 0 ? '−' : '+';
  return {
    question: `${formatNumber(y)} ${sign} ${percentage(formatNumber(x))}`,
    page: { slug: 'percentage-of', inputs: { x, y } },
    call: { slug: 'percentage-of', request: { x: 100 + change, y }, answer: percentResult },
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
const changes = [
  pattern(`(?:${percent}(?:age)? )?${word} (?:from |of )?{n} (?:to|and|→|->)? ?{n}`),
  pattern(`(?:from )?{n} (?:to|→|->) {n} (?:in )?${percent}(?:age)?(?: ${word})?`),
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
const percents = [
  pattern(`{n} ?${percent} ${into} (?:a )?(?:decimal|number|dezimal\\w*|decimale?)`),
];

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
