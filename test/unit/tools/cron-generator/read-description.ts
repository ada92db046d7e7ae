/** A schedule as a reader of its description understands it. */
export interface Schedule {
  /** Minutes of the day, 0 to 1439. */
  readonly times: readonly number[];
  readonly months: readonly number[];
  readonly fits: Fits;
}

type Fits = (day: number, weekday: number) => boolean;

const monthNames =
  'January February March April May June July August September October November December';
const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday';

const readMonth = (word: string) => monthNames.split(' ').indexOf(word) + 1;
const readWeekday = (word: string) => weekdayNames.split(' ').indexOf(word);
const readOrdinal = (word: string) => Number(/^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1]);
const readClock = (word: string) => {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(word) ?? [];
  return 60 * Number(hour) + Number(minute);
};

export function readDescription(description: string): Schedule {
  const [, initial = '', rest = ''] = /^([A-Z])(.+)\.$/.exec(description) ?? [];
  const text = (initial.toLowerCase() + rest).replace(', every day', '');
  const [, beforeMonths = text, months] = /^(.+?),? in (.+)$/.exec(text) ?? [];
  const [time = '', ...days] = beforeMonths.split(/, (?=on |but only |\w+day through \w+day$)/);
  return {
    times: readTimes(time),
    months: months ? readList(months, readMonth) : numbers(1, 12),
    fits: readDays(days),
  };
}

function readDays(phrases: readonly string[]): Fits {
  const all = phrases.map((phrase) => phrase.split(' or ').map(readDayPhrase));
  return (day, weekday) => all.every((either) => either.some((fits) => fits(day, weekday)));
}

function readDayPhrase(phrase: string): Fits {
  const words = phrase.replace(/^(?:but only )?(?:on )?(?:the )?/, '');
  const [, step, first, last] =
    /^every (\w+) day of the month from the (\w+) through the (\w+)$/.exec(words) ?? [];
  if (step && first && last) {
    const days = numbers(readOrdinal(first), readOrdinal(last), readOrdinal(step));
    return (day) => days.includes(day);
  }
  const ofMonth = /^(.+) of the month$/.exec(words)?.[1];
  const days = ofMonth ? readList(ofMonth, readOrdinal) : readList(words, readWeekday);
  return (day, weekday) => days.includes(ofMonth ? day : weekday);
}

function readTimes(text: string): number[] {
  const step = Number(/^every (\d+)/.exec(text)?.[1] ?? 1);
  const [, minutes, pastHours] = /^(.+) past (.+)$/.exec(text) ?? [];
  if (minutes && pastHours) return combine(readHours(pastHours), readMinutes(minutes, step));
  const [, duringHours] = /^every .+ during (.+)$/.exec(text) ?? [];
  if (duringHours) return combine(readHours(duringHours), numbers(0, 59, step));
  if (text === 'every hour on the hour') return numbers(0, 1439, 60);
  if (/^every (?:minute|\d+ minutes)$/.test(text)) return numbers(0, 1439, step);
  if (text.startsWith('at ')) return readList(text.slice(3), readClock);
  const unit = text.includes('hour') ? 60 : 1;
  const windows = [...text.matchAll(/from (\S+) through (\d\d:\d\d)/g)];
  return windows.flatMap(([, first = '', last = '']) =>
    numbers(readClock(first), readClock(last), step * unit),
  );
}

function readMinutes(text: string, step: number): number[] {
  const [, first, last] =
    /^every (?:minute|\d+ minutes) from (\d+) through (\d+)$/.exec(text) ?? [];
  if (first && last) return numbers(Number(first), Number(last), step);
  return readList(text.replace(/^at (.+) minutes?$/, '$1'), Number);
}

/** Returns the minutes of the day at which the hours start. */
function readHours(text: string): number[] {
  if (text === 'the hour') return numbers(0, 1439, 60);
  const [, step = '1st', first, last] =
    /^every (?:(\w+) )?hour from (\S+) through (\S+)$/.exec(text) ?? [];
  if (!first || !last) return readList(text, readClock);
  return numbers(readClock(first), readClock(last), 60 * readOrdinal(step));
}

/**
 * Returns the values of `a, b and c through e`. A range of weekdays may continue from Saturday to
 * Sunday.
 */
function readList(text: string, read: (word: string) => number): number[] {
  return text.split(/, | and /).flatMap((item) => {
    const [first = -1, last = first] = item.split(' through ').map(read);
    if (!(first >= 0 && last >= 0)) throw new Error(`cannot read "${item}"`);
    return first <= last ? numbers(first, last) : numbers(first, last + 7).map((day) => day % 7);
  });
}

function combine(hours: readonly number[], minutes: readonly number[]): number[] {
  return hours.flatMap((hour) => minutes.map((minute) => hour + minute));
}

function numbers(first: number, last: number, step = 1): number[] {
  const length = Math.floor((last - first) / step) + 1;
  return Array.from({ length }, (_, index) => first + index * step);
}
