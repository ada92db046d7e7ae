import { readClock } from '../shared/asked/moments.ts';
import { pattern, valuesIn } from '../shared/asked/pattern.ts';
import type { Reader } from '../shared/asked/question.ts';
import { inputsOfExpression } from './expression.ts';
import { sentenceOf } from './schedule-in-words.ts';

const expression = /^(?:[\d*][\d*/,-]*|@\w+)(?: [\d*][\w*/,-]*){4}$|^@\w+$/;
const minutes = [pattern('every (?<step>\\d{1,2}) min(?:ute)?s?')];
const hours = [pattern('every (?<step>\\d{1,2}) (?:hours?|hrs?|h)')];
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
  pattern('(?:(?:on|every) )?(?<day>weekday|weekend|day|daily|\\w+day)s? (?:at )?(?<time>.+)'),
  pattern('at (?<time>.+) (?:on|every) (?<day>weekday|weekend|day|\\w+day)s?'),
];

/** weekdays at 9, every 5 minutes; 0 9 * * 1-5 is answered in words. */
const schedule: Reader = (query) => {
  const plain = query.replace(/^cron(?:tab)? /i, '');
  const inputs = fieldsOf(plain);
  if (!inputs) return undefined;
  return {
    question: query,
    page: { slug: 'cron-generator', inputs },
    request: inputs,
    answerIn: (result) => {
      const [cron, description] = [String(result.cron), String(result.description)];
      return expression.test(plain) ? sentenceOf({ cron, description }) : cron;
    },
  };
};

function fieldsOf(query: string): Readonly<Record<string, string>> | undefined {
  if (expression.test(query)) return inputsOfExpression(query);
  if (/^(?:every minute)$/i.test(query)) return { minute: '*' };
  if (/^(?:hourly|every hour)$/i.test(query)) return { minute: '0' };
  const step = Number(valuesIn(query, minutes)?.step ?? 0);
  const hourStep = Number(valuesIn(query, hours)?.step ?? 0);
  // Other steps are uneven at the end of the hour or the day.
  if (step > 0 && 60 % step === 0) return { minute: step === 1 ? '*' : `*/${step}` };
  if (hourStep > 0 && 24 % hourStep === 0) {
    return { minute: '0', hour: hourStep === 1 ? '*' : `*/${hourStep}` };
  }
  const { day = '', time = '' } = valuesIn(query, daily) ?? {};
  const [hour, minute] = readClock(String(time))?.split(':') ?? [];
  const weekday = days[String(day).toLowerCase()];
  if (hour === undefined || minute === undefined || weekday === undefined) return undefined;
  return { minute: String(Number(minute)), hour: String(Number(hour)), weekday };
}

export const asked = [schedule];
