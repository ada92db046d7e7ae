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
import { isCertain, readClock, readDate, today } from './moments.ts';
import { numberIn, partsOf, pattern } from './patterns.ts';

const day = '([\\da-z][\\da-z ./,-]*\\d)';
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
  const birthDate = readDate(text);
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
  const [first, last] = partsOf(query, ...spans)?.map(readDate) ?? [];
  const [start] = partsOf(query, ...since)?.map(readDate) ?? [];
  const [end] = partsOf(query, ...until)?.map(readDate) ?? [];
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

const heightFirst = [pattern('bmi:? {n} ?(cm|m)?,? (?:and )?{n} ?(kg)?')];
const weightFirst = [pattern('bmi:? {n} ?(kg),? (?:and )?{n} ?(cm|m)?')];
const imperial = [
  pattern(
    `bmi:? (\\d) ?(?:'|′|ft|feet|foot) ?(\\d{1,2}(?:\\.\\d+)?)? ?(?:"|″|''|in|inches)?,? (?:and )?{n} ?(?:lbs?|pounds?)`,
  ),
];

/** bmi 180 81 */
export const bmi: Reader = (query) => {
  const [feet, inches = '', pounds = ''] = partsOf(query, ...imperial) ?? [];
  const lb = numberIn(pounds);
  if (feet !== undefined && lb !== undefined) {
    const question = `BMI: ${feet} ft ${inches || 0} in, ${formatNumber(lb)} lb`;
    const request = { unit: 'imperial', height: 12 * Number(feet) + Number(inches), weight: lb };
    return askedOf('bmi-calculator', question, request, bmiIn);
  }
  const [mass = '', , size = '', sizeUnit = ''] = partsOf(query, ...weightFirst) ?? [];
  const [one = size, unit = sizeUnit, two = mass] = partsOf(query, ...heightFirst) ?? [];
  const [length, weight] = [numberIn(one), numberIn(two)];
  if (length === undefined || weight === undefined) return undefined;
  const height = unit === 'm' || length < 3 ? Number((length * 100).toPrecision(12)) : length;
  return isAdult(height, weight) ? metric(height, weight) : metric(weight, height);
};

function metric(height: number, weight: number): Asked | undefined {
  if (!isAdult(height, weight)) return undefined;
  const question = `BMI: ${formatNumber(height)} cm, ${formatNumber(weight)} kg`;
  return askedOf('bmi-calculator', question, { unit: 'metric', height, weight }, bmiIn);
}

/** Whether the two numbers can be the centimeters and kilograms of an adult. */
function isAdult(height: number, weight: number): boolean {
  return height >= 100 && height <= 250 && weight >= 20 && weight <= 400;
}

function bmiIn({ bmi: value }: Readonly<Record<string, unknown>>): string {
  return formatInWords(Number(value));
}
