import { t } from '../../../src/form/language/language.ts';
import { formatInWords, formatNumber } from '../../../src/form/numbers/format.ts';
import { beginningOf } from '../../language/beginning.ts';
import { inputsOfExpression } from '../../tools/cron-generator/expression.ts';
import { parseNotation, writeNotation } from '../../tools/dice-roller/notation.ts';
import { type Asked, askedOf, openedOf, type Reader } from './asked.ts';
import { readClock } from './moments.ts';
import { numbersOf, partsOf, pattern } from './patterns.ts';

const rolls = [
  pattern(
    '(?:roll|throw|toss|würfle|lanza|lance)? ?(?:an? )?(\\d*[dw](?:\\d+|%) ?(?:[-+−] ?\\d+)?)',
  ),
];
const dice = [pattern('(?:roll|throw) (two|three|four|five|six|\\d{1,3}) dice')];
const counts = ['two', 'three', 'four', 'five', 'six'];

/** 2d6. The link has no place for a number to add. */
export const roll: Reader = (query) => {
  const [written = ''] = partsOf(query, ...rolls) ?? [];
  const [many = ''] = partsOf(query, ...dice) ?? [];
  const named = counts.indexOf(many.toLowerCase());
  const notation = parseNotation(many === '' ? written : `${named < 0 ? many : named + 2}d6`);
  if (!notation) return undefined;
  const { count, sides, modifier } = notation;
  const shown = writeNotation({ count, sides, modifier: 0 });
  const inputs = modifier === 0 ? { count, sides } : {};
  return openedOf(
    'dice-roller',
    t('Roll {dice}', { dice: modifier === 0 ? shown : written }),
    inputs,
  );
};

const ranges = [
  pattern(
    '(?:a )?(?:pick a )?(?:random )?(?:number|integer)s? (?:between|from) {n} (?:and|to|-|–) {n}',
  ),
  pattern('random(?: number)? {n} ?(?:-|–|to|and|\\.\\.) ?{n}'),
  pattern('{n} ?(?:-|–|to) ?{n} random(?: number)?'),
];

/** random 1-100 */
export const random: Reader = (query) => {
  const [min, max] = numbersOf(query, ...ranges) ?? [];
  if (min === undefined || max === undefined) return undefined;
  return openedOf(
    'random-number-generator',
    t('A random number from {min} to {max}', { min: formatNumber(min), max: formatNumber(max) }),
    { min, max },
  );
};

const draws = [
  pattern('(?:pick|choose|draw)(?: one| a winner)?(?: from| of| between)?:? ([^,]+(?:,[^,]+)+)'),
];
const shuffles = [pattern('(?:shuffle|randomi[sz]e|mix)(?: the list)?:? ([^,]+(?:,[^,]+)+)')];

/** shuffle Ann, Ben, Cem */
export const draw: Reader = (query) => {
  const [picked] = partsOf(query, ...draws) ?? [];
  const [items = picked] = partsOf(query, ...shuffles) ?? [];
  if (items === undefined) return undefined;
  const isPick = picked !== undefined;
  return openedOf('randomizer', query, {
    items,
    mode: isPick ? 'pick' : 'shuffle',
    separator: 'comma',
    ...(isPick && { count: 1 }),
  });
};

const minutes = [pattern('every (\\d{1,2}) min(?:ute)?s?')];
const hours = [pattern('every (\\d{1,2}) (?:hours?|hrs?|h)')];
const days: Readonly<Record<string, string>> = {
  weekday: '1-5',
  weekend: '0,6',
  day: '*',
  daily: '*',
  ...Object.fromEntries(
    ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map(
      (name, number) => [name, String(number)],
    ),
  ),
};
const daily = [
  pattern('(?:cron )?(?:(?:on|every) )?(weekday|weekend|day|daily|\\w+day)s? at (.+)'),
  pattern('(?:cron )?at (.+) (?:on|every) (weekday|weekend|day|\\w+day)s?'),
];

/** weekdays at 9, every 5 minutes, 0 9 * * 1-5 */
export const schedule: Reader = (query) => {
  const fields = cronOf(query.replace(/^cron /i, ''));
  return fields && askedOf('cron-generator', query, fields, ({ cron }) => String(cron));
};

function cronOf(query: string) {
  if (/^(?:[\d*][\d*/,-]*|@\w+)(?: [\d*][\w*/,-]*){4}$|^@\w+$/.test(query)) {
    return inputsOfExpression(query);
  }
  if (/^(?:every minute)$/i.test(query)) return { minute: '*' };
  if (/^(?:hourly|every hour)$/i.test(query)) return { minute: '0' };
  const [step = 0] = numbersOf(query, ...minutes) ?? [];
  const [hourStep = 0] = numbersOf(query, ...hours) ?? [];
  // Other steps are uneven at the end of the hour or the day.
  if (step > 0 && 60 % step === 0) return { minute: step === 1 ? '*' : `*/${step}` };
  if (hourStep > 0 && 24 % hourStep === 0) {
    return { minute: '0', hour: hourStep === 1 ? '*' : `*/${hourStep}` };
  }
  const [first = '', second = ''] = partsOf(query, ...daily) ?? [];
  const isTimeFirst = readClock(first) !== undefined;
  const [name, time] = isTimeFirst ? [second, first] : [first, second];
  const [hour, minute] = readClock(time)?.split(':') ?? [];
  const weekday = days[name.toLowerCase()];
  if (hour === undefined || minute === undefined || weekday === undefined) return undefined;
  return { minute: String(Number(minute)), hour: String(Number(hour)), weekday };
}

const figures = '([-−+\\d][-−+\\d., ;]*)';
const statistics = [
  pattern(
    `(?:the )?(mean|average|median|standard deviation|stdev|std dev|sd)(?: of)?:? ${figures}`,
  ),
];
const statisticNames: Readonly<Record<string, string>> = {
  mean: 'mean',
  average: 'mean',
  median: 'median',
};

/** average of 1, 2, 3 */
export const statistic: Reader = (query) => {
  const [name = '', numbers = ''] = partsOf(query, ...statistics) ?? [];
  if (!/\d[ ,;]+[-−+]?\d/.test(numbers)) return undefined;
  const field = statisticNames[name.toLowerCase()] ?? 'standardDeviation';
  const labels: Readonly<Record<string, string>> = {
    mean: t('Mean'),
    median: t('Median'),
    standardDeviation: t('Standard deviation of a sample'),
  };
  return askedOf(
    'standard-deviation-calculator',
    `${labels[field]}: ${numbers}`,
    { numbers },
    (result) => formatInWords(Number(result[field])),
  );
};

const point = '\\(? ?{n} ?[,;] ?{n} ?\\)?';
const lines = [
  pattern(
    `(?:slope|line|distance)(?: (?:of|through|between|from|a))*:? ${point}(?: and| to|,)? ${point}`,
  ),
];

/** slope (0, 1) (3, 4) */
export const slope: Reader = (query) => {
  const [x1, y1, x2, y2] = numbersOf(query, ...lines) ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) {
    return undefined;
  }
  const isDistance = /^distance/i.test(query);
  return askedOf('slope-calculator', query, { x1, y1, x2, y2 }, ({ equation, length }) =>
    isDistance ? formatInWords(Number(length)) : String(equation),
  );
};

const ciphers = [pattern('rot ?(\\d{1,2}) (.+)'), pattern('caesar (\\d{1,2}) (.+)')];
const longestText = 60;

/** rot13 hello */
export const cipher: Reader = (query) => {
  const [shift = '', text = ''] = partsOf(query, ...ciphers) ?? [];
  if (text === '') return undefined;
  return askedOf('caesar-cipher', query, { text, shift: Number(shift) }, ({ result }) =>
    beginningOf(String(result), longestText),
  );
};

const gradients = [
  pattern('(?:css |linear )?gradient(?: from)? (#[\\da-f]{6})(?: to| and|,)? (#[\\da-f]{6})'),
];

/** gradient #ff0000 to #0000ff */
export const gradient: Reader = (query) => {
  const [from = '', to = ''] = partsOf(query, ...gradients) ?? [];
  return from === ''
    ? undefined
    : askedOf('gradient-generator', query, { from, to }, ({ css }) => String(css));
};

const roofs = [
  pattern('(?:roof|roof pitch|pitch) {n} ?(?:/|:|in|by|over|,| )? ?{n}'),
  pattern('{n} ?(?:/|:|in) ?{n} (?:roof|pitch|roof pitch)'),
];

/** roof pitch 6/12 */
export const roof: Reader = (query): Asked | undefined => {
  const [rise, run] = numbersOf(query, ...roofs) ?? [];
  if (rise === undefined || run === undefined) return undefined;
  return askedOf(
    'roof-pitch',
    `${formatNumber(rise)} : ${formatNumber(run)}`,
    { rise, run },
    ({ angle }) => `${formatInWords(Number(angle))}°`,
  );
};
