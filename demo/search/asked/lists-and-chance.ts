import { inAscii } from '../../../src/form/amounts/plain-numbers.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatInWords, formatNumber } from '../../../src/form/numbers/format.ts';
import { beginningOf } from '../../language/beginning.ts';
import { inputsOfExpression } from '../../tools/cron-generator/expression.ts';
import { parseNotation, writeNotation } from '../../tools/dice-roller/notation.ts';
import { type Asked, askedOf, openedOf, type Reader } from './asked.ts';
import { readClock } from './moments.ts';
import { numbersOf, partsOf, pattern, plainIn, until } from './patterns.ts';

const rolls = [
  pattern(
    '(?:roll|throw|toss|würfle|würfeln|wirf|lanza|tira|lance|lancer|jette|role|rolar|jogue|掷|投|ارم)? ?(?:an? )?(\\d*[dw](?:\\d+|%) ?(?:[-+−] ?\\d+)?)(?: ?(?:würfeln|を振る))?',
  ),
];
const dice = [pattern('(?:roll|throw) (two|three|four|five|six|\\d{1,3}) dice')];
const counts = ['two', 'three', 'four', 'five', 'six'];

/** 2d6+3 */
export const roll: Reader = (query) => {
  const [written = ''] = partsOf(query, ...rolls) ?? [];
  const [many = ''] = partsOf(query, ...dice) ?? [];
  const named = counts.indexOf(many.toLowerCase());
  const notation = parseNotation(many === '' ? written : `${named < 0 ? many : named + 2}d6`);
  if (!notation) return undefined;
  const { count, sides, modifier } = notation;
  const shown = writeNotation(notation);
  return {
    question: t('Roll {dice}', { dice: shown }),
    page: {
      slug: 'dice-roller',
      inputs: { count, sides, ...(modifier !== 0 && { modifier }) },
    },
    call: {
      slug: 'dice-roller',
      request: { count, sides },
      answer: ({ total, rolls }) => {
        const sum = formatNumber(Number(total) + modifier);
        const all = Array.isArray(rolls) ? rolls : [];
        return all.length > 1 && all.length <= mostRolls ? `${sum} (${all.join(' + ')})` : sum;
      },
    },
  };
};

const mostRolls = 10;

const randomWord =
  '(?:zufallszahl|zufällige zahl|número aleatorio|numero aleatorio|nombre aléatoire|nombre aleatoire|número aleatório|numero aleatório|乱数|随机数|رقم عشوائي|عدد عشوائي)';
const ranges = [
  pattern(
    '(?:a )?(?:pick a )?(?:random )?(?:number|integer)s? (?:between|from) {n} (?:and|to|-|–) {n}',
  ),
  pattern('random(?: number)? {n} ?(?:-|–|to|and|\\.\\.) ?{n}'),
  pattern('{n} ?(?:-|–|to) ?{n} random(?: number)?'),
  pattern(`${randomWord} (?:von |zwischen |entre |de |del |من |بين )?{n} ?${until} ?{n}`),
  pattern(`${randomWord} ?{n} ?${until} ?{n}`),
  pattern(`{n} ?${until} ?{n}(?:の|的)?${randomWord}`),
];

/** random 1-100 */
export const random: Reader = (query) => {
  const [min, max] = numbersOf(query, ...ranges) ?? [];
  if (min === undefined || max === undefined) return undefined;
  return askedOf(
    'random-number-generator',
    t('A random number from {min} to {max}', { min: formatNumber(min), max: formatNumber(max) }),
    { min, max },
    ({ results }) => (Array.isArray(results) ? formatNumber(Number(results[0])) : ''),
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
  pattern('(?:cron )?(?:(?:on|every) )?(weekday|weekend|day|daily|\\w+day)s? (?:at )?(.+)'),
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

const figures = '([-−+\\p{Nd}][-−+\\p{Nd}.,、، ;]*)';
const statisticWords = {
  mean: 'mean|average|mittelwert|durchschnitt|media|promedio|moyenne|média|平均|平均値|平均值|平均数|المتوسط|متوسط|المعدل',
  median: 'median|mediana|médiane|中央値|中位数|الوسيط|وسيط',
  standardDeviation:
    'standard deviation|stdev|std dev|sd|standardabweichung|desviación estándar|desviacion estandar|desviación típica|écart[- ]type|desvio padrão|desvio padrao|標準偏差|标准差|الانحراف المعياري',
} as const;
const statistics = Object.entries(statisticWords).map(
  ([field, words]) =>
    [field, pattern(`(?:the )?(?:${words})(?: of| von| de| der)?:? ?${figures}`)] as const,
);

/**
 * Returns numbers in the visitor's format as the API reads them, or the text for the API to judge.
 */
function plainList(typed: string): string {
  const figures = inAscii(typed)
    .replaceAll(/[،、]/g, ',')
    .split(/[;\s]+/)
    .map((figure) => plainIn(figure.replace(/,$/, '')));
  const areRead = figures.length > 1 && figures.every((figure) => figure !== undefined);
  return areRead ? figures.join(typed.includes(',') ? ', ' : ' ') : typed;
}

/** average of 1, 2, 3 */
export const statistic: Reader = (query) => {
  for (const [field, words] of statistics) {
    const [typed = ''] = partsOf(query, words) ?? [];
    const numbers = plainList(typed);
    if (!/\d[ ,;]+[-−+]?\d/.test(numbers)) continue;
    const labels: Readonly<Record<string, string>> = {
      mean: t('Mean'),
      median: t('Median'),
      standardDeviation: t('Standard deviation of a sample'),
    };
    return askedOf(
      'standard-deviation-calculator',
      `${labels[field]}: ${typed}`,
      { numbers },
      (result) => formatInWords(Number(result[field])),
    );
  }
  return undefined;
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
