import { message } from '../../../src/form/language/language.ts';
import { formatInWords, formatNumber, percentage } from '../../../src/form/numbers/format.ts';
import { pattern, valuesIn } from '../shared/asked/pattern.ts';
import { asks, type Reader } from '../shared/asked/question.ts';
import { into, percentWord } from '../shared/asked/words.ts';
import { percentOf } from '../shared/percentages.ts';
import { changedShare } from './changed-share.ts';

const on = '(?:on|for|of|from|auf|von|bei|de|del|en|sobre|sur|para|em|على|من)';
const tip = '(?:tip|trinkgeld|propina|pourboire|gorjeta|チップ|小费|بقشيش|إكرامية)';
const discount =
  '(?:discount|rabatt|nachlass|descuento|rebaja|remise|réduction|rabais|desconto|割引|オフ|引き|折扣|خصم)';

const answer = ({ result }: { readonly result: number }) => formatInWords(result);

const share = asks('percentage-of', {
  patterns: [
    // Chinese and Japanese name the whole first.
    '{y} ?円?[の的] ?{x:%!}',
    `{y} ?[の的] ?${tip} ?{x:%!}`,
    '{x:%!} (?:of|von|de|del|da|do|من)(?: the)? {y}',
    `{x:%!} (?:de )?${tip} ${on} {y}`,
    `${tip} (?:de )?{x:%!} ${on} {y}`,
  ],
  question: message('What is {x}% of {y}?'),
  answer,
});

/** A tip of a hundred, since the bill is still to be typed. */
const tipAlone = asks('percentage-of', {
  patterns: [`${tip} (?:of |de )?{x:%!}`, `{x:%!} (?:de )?${tip}`],
  given: { y: 100 },
  question: message('What is {x}% of {y}?'),
  answer,
});

const lowered = asks('percentage-of', {
  patterns: [
    '{x:%!} off(?: of)? {y}',
    `{x:%!} (?:de )?${discount} ${on} {y}`,
    `${discount} (?:von |de |du )?{x:%!} ${on} {y}`,
    `{y} ?円?[の的]? ?{x:%!} ?(?:の)?${discount}`,
    '{y} (?:less|minus) {x:%!}(?: off)?',
    // Without spaces, it may be a range.
    '{y} [-−–] {x:%!}',
    '(?:decrease|reduce|lower|discount) {y} by {x:%!}',
    '{x:%!} (?:less|lower) than {y}',
  ],
  given: { kind: 'less' },
  question: '{y} − {x%}',
  request: ({ x, y = 0 }) => ({ x: changedShare(-Number(x)), y }),
  answer,
});

const raised = asks('percentage-of', {
  patterns: [
    `{y} ?(?:plus|and|with|\\+) ?(?:an? )?{x:%!}(?: ${tip})?`,
    '(?:increase|raise) {y} by {x:%!}',
    '{x:%!} (?:more|higher) than {y}',
  ],
  given: { kind: 'more' },
  question: '{y} + {x%}',
  request: ({ x, y = 0 }) => ({ x: changedShare(Number(x)), y }),
  answer,
});

const parts = [
  `(?:what )?${percentWord} (?:is|of) {x} (?:of|out of|in) {y}`,
  `(?:what )?${percentWord} of {y} is {x}`,
  `{x} (?:is|as) (?:what|a|which) ?${percentWord}(?:age)? of {y}`,
  `{x} (?:of|out of|von|de|sur|/) {y} ${into} (?:a )?${percentWord}(?:age)?`,
  `{x} ?/ ?{y} ${into} (?:a )?${percentWord}(?:age)?`,
  '{x} out of {y}',
].map(pattern);
const quotients = [pattern('{x} ?/ ?{y}')];

/** 12/16, 30 is what percent of 120 */
const partOf: Reader = (query) => {
  const quotient = valuesIn(query, quotients);
  const { x = -1, y = 0 } = quotient ?? valuesIn(query, parts) ?? {};
  const [part, whole] = [Number(x), Number(y)];
  // More than the whole is a division.
  if (quotient && part > whole) return undefined;
  const percent = part < 0 || whole <= 0 ? undefined : percentOf(part, whole);
  if (percent === undefined) return undefined;
  return {
    question: `${formatNumber(part)} / ${formatNumber(whole)}`,
    page: { slug: 'percentage-of', inputs: { x, y } },
    answer: percentage(formatInWords(percent)),
  };
};

export const asked = [share, tipAlone, lowered, raised, partOf];
