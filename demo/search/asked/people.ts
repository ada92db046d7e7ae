import { t } from '../../../src/form/language/language.ts';
import {
  formatDuration,
  formatInWords,
  formatList,
  formatNumber,
} from '../../../src/form/numbers/format.ts';
import { formatTime } from '../../../src/form/numbers/unit-of-time.ts';
import { clockTime } from '../../tools/sleep-cycle-calculator/clock-time.ts';
import { type Asked, askedOf, type Reader } from './asked.ts';
import { dateIn, isCertain, readClock, today } from './moments.ts';
import { amountsOf, numbersOf, partsOf, pattern } from './patterns.ts';

const day = '([\\p{L}\\p{Nd}][\\p{L}\\p{Nd} ./,-]*[\\p{Nd}日])';
const births = [
  pattern(
    `(?:age|how old(?: is someone| am i| if)?)(?: if)?(?: i was)?(?: born)?(?: (?:in|on))? ${day}`,
  ),
  pattern(`(?:i was )?born (?:on )?${day}`),
  pattern(
    `(?:geboren|geboren am|né le|née le|nacido el|nacida el|nascido em|nascida em|alter|edad|âge|idade|年齢|年龄|العمر) ${day}`,
  ),
  pattern(`${day} ?(?:生まれ|出生|geboren)`),
  pattern('(\\d{4}-\\d{1,2}-\\d{1,2})'),
];

/** age 1990-05-17 */
export const age: Reader = (query) => {
  const [text = ''] = partsOf(query, ...births) ?? [];
  const birthDate = dateIn(text);
  return birthDate === undefined
    ? undefined
    : askedOf(
        'age-calculator',
        t('Age of someone born on {date}', { date: birthDate }),
        { birthDate },
        (result) =>
          formatDuration(['years', 'months', 'days'].map((unit) => [unit, Number(result[unit])])),
      );
};

const spans = [pattern(`(?:how many )?days (?:between|from) ${day} (?:and|to|until|till) ${day}`)];
const since = [pattern(`(?:how many )?days since ${day}`)];
const until = [pattern(`(?:how many )?days (?:until|till|to) ${day}`)];

/** days between 2024-01-01 and 2024-12-31 */
export const span: Reader = (query) => {
  const [first, last] = partsOf(query, ...spans)?.map(dateIn) ?? [];
  const [start] = partsOf(query, ...since)?.map(dateIn) ?? [];
  const [end] = partsOf(query, ...until)?.map(dateIn) ?? [];
  const birthDate = first ?? start ?? (end && today());
  const targetDate = last ?? end ?? (start && today());
  if (birthDate === undefined || targetDate === undefined) return undefined;
  return askedOf(
    'age-calculator',
    t('Days from {from} to {to}', { from: birthDate, to: targetDate }),
    { birthDate, targetDate },
    ({ totalDays }) => formatTime('days', Number(totalDays)),
  );
};

const risings = [
  pattern('(?:sleep |bedtime )?(?:wake|get|getting|waking)(?: me)?(?: up)?(?: at| by)? (.+)'),
  pattern(
    '(?:alarm|aufstehen|aufwachen|wecker|despertar(?:me)?|levantarse|acordar|réveil|se lever|lever|起床|الاستيقاظ|استيقظ)(?: at| for| um| a las| às| à)? ?(.+)',
  ),
  pattern('(.+?)(?:に起きる|に起床|起床|aufstehen)'),
];

/** wake up at 7 */
export const rising: Reader = (query) => {
  const [text = ''] = partsOf(query, ...risings) ?? [];
  const time = readClock(text);
  return time === undefined
    ? undefined
    : asleep('wake-at', time, t('When should I go to bed to get up at {time}?', { time }));
};

const beds = [
  pattern('(?:sleep|asleep|go to (?:bed|sleep)|bed|bedtime|going to bed)(?: at)? (.+)'),
];

/**
 * sleep at 11 pm. Few people go to bed at 7 or 11 in the morning, so those without am or pm are in
 * the evening.
 */
export const bed: Reader = (query) => {
  const [text = ''] = partsOf(query, ...beds) ?? [];
  const isEvening = !isCertain(text) && Number(text) >= 7;
  const time = readClock(isEvening ? `${text} ${text === '12' ? 'am' : 'pm'}` : text);
  return time === undefined
    ? undefined
    : asleep('sleep-now', time, t('When should I get up if I go to bed at {time}?', { time }));
};

function asleep(mode: 'wake-at' | 'sleep-now', time: string, question: string): Asked {
  return askedOf('sleep-cycle-calculator', question, { mode, time }, ({ recommended }) =>
    formatList(Array.isArray(recommended) ? recommended.map(clockTime) : [], 'disjunction'),
  );
}

const metricBody = bodyIn('cm', 'kg');
const imperialBody = bodyIn('in', 'lb');

/** Returns the patterns of a body whose height or weight is first. */
function bodyIn(length: string, weight: string) {
  return [
    pattern(`bmi:? {:${length}},? (?:and )?{:${weight}}`),
    pattern(`bmi:? {:${weight}},? (?:and )?{:${length}}`),
  ] as const;
}

/** bmi 180 81, bmi 5'11" 180 lb */
export const bmi: Reader = (query) => {
  const [heightFirst, weightFirst] = metricBody;
  const body = numbersOf(query, heightFirst);
  const other = numbersOf(query, weightFirst)?.toReversed();
  const [length = 0, weight = 0] = [body, other].find(isAdult) ?? [];
  if (!isAdult([length, weight])) return undefined;
  const named = amountsOf(query, ...metricBody)?.map((amount) => amount?.unit ?? '') ?? [];
  const isImperial = named.length > 0 && named.every((unit) => /^(?:ft|in|lb|st)$/.test(unit));
  if (!isImperial) {
    const question = `BMI: ${formatNumber(meters(length))} cm, ${formatNumber(weight)} kg`;
    const request = { unit: 'metric', height: meters(length), weight };
    return askedOf('bmi-calculator', question, request, bmiIn);
  }
  const [first, second] = imperialBody;
  const [height = 0, lb = 0] =
    numbersOf(query, first) ?? numbersOf(query, second)?.toReversed() ?? [];
  const feet = `${Math.floor(height / 12)} ft ${formatNumber(height % 12)} in`;
  const request = { unit: 'imperial', height, weight: lb };
  return askedOf('bmi-calculator', `BMI: ${feet}, ${formatNumber(lb)} lb`, request, bmiIn);
};

/** Returns a height in centimeters, also if it is one in meters without a unit. */
function meters(length: number): number {
  return length < 3 ? Number((length * 100).toPrecision(12)) : length;
}

/** Whether two numbers can be the height and the weight of an adult. */
function isAdult([length = 0, weight = 0]: readonly number[] = []): boolean {
  const height = meters(length);
  return height >= 100 && height <= 250 && weight >= 20 && weight <= 400;
}

function bmiIn({ bmi: value }: Readonly<Record<string, unknown>>): string {
  return formatInWords(Number(value));
}
