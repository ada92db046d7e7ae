import { Cron } from 'croner';
import fc from 'fast-check';
import { generateCron, ToolError } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { readDescription } from './read-description.ts';

const monthNames = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const weekdayNames = 'SUN MON TUE WED THU FRI SAT'.split(' ');

/**
 * Generates well-formed fields between two values. The values from the lowest up may have names.
 */
function fieldBetween(lowest: number, highest: number, names: readonly string[] = []) {
  const value = fc.integer({ min: lowest, max: highest });
  const spelt = (one: number) => {
    const name = names[one - lowest];
    const spellings = [`${one}`, `${one}`.padStart(2, '0'), name, name?.toLowerCase()];
    return fc.constantFrom(...spellings.filter((spelling) => spelling !== undefined));
  };
  const step = fc.oneof(
    fc.constant(''),
    fc.integer({ min: 1, max: Math.min(highest, 12) }).map((every) => `/${every}`),
    fc.integer({ min: 1, max: highest }).map((every) => `/${every}`),
  );
  const range = fc
    .tuple(value, value)
    .chain(([one, other]) =>
      fc.tuple(spelt(Math.min(one, other)), spelt(Math.max(one, other)), step),
    )
    .map(([first, last, every]) => `${first}-${last}${every}`)
    // The other cron reads the second Sunday as 7, so the range would be a whole week.
    .filter((text) => !/^(0+|sun)-sun/i.test(text));
  const star = step.map((every) => `*${every}`);
  const item = fc.oneof(value.chain(spelt), range, star);
  const values = fc.array(value.chain(spelt), { minLength: 1, maxLength: 5 });
  return fc.oneof(
    fc.constant('*'),
    item,
    values.map((items) => items.join(',')),
    fc.array(item, { minLength: 2, maxLength: 4 }).map((items) => items.join(',')),
  );
}

const anyRequest = fc.record({
  minute: fieldBetween(0, 59),
  hour: fieldBetween(0, 23),
  day: fieldBetween(1, 31),
  month: fieldBetween(1, 12, monthNames),
  weekday: fieldBetween(0, 7, weekdayNames),
});

/**
 * Returns a function that tells whether another implementation of cron runs the schedule at a
 * minute in UTC.
 */
function schedule(
  cron: string,
): (year: number, month: number, day: number, minute: number) => boolean {
  const job = new Cron(cron, { utcOffset: 0 });
  return (year, month, day, minute) =>
    job.match(new Date(Date.UTC(year, month - 1, day, 0, minute)));
}

describe('the description, read as a schedule, agrees with another cron', () => {
  test('on the minutes of the day', () => {
    fc.assert(
      fc.property(anyRequest, ({ minute, hour, ...date }) => {
        const { times } = readDescription(generateCron({ minute, hour, ...date }).description);
        const runs = schedule(`${minute} ${hour} * * *`);
        const expected = Array.from({ length: 1440 }, (_, index) => index).filter((index) =>
          runs(2024, 1, 1, index),
        );
        expect(times).toEqual(expected);
      }),
    );
  });

  test('on the months', () => {
    fc.assert(
      fc.property(anyRequest, ({ month, ...others }) => {
        const { months } = readDescription(generateCron({ month, ...others }).description);
        const runs = schedule(`0 0 1 ${month} *`);
        const expected = Array.from({ length: 12 }, (_, index) => index + 1).filter((index) =>
          runs(2024, index, 1, 0),
        );
        expect(months).toEqual(expected);
      }),
    );
  });

  test('on the days: those that match both fields if one starts with *, otherwise either field', () => {
    fc.assert(
      fc.property(anyRequest, ({ day, weekday, ...others }) => {
        const { description } = generateCron({ day, weekday, ...others });
        const { fits } = readDescription(description);
        const isEither = ![day, weekday].some((field) => field.startsWith('*'));
        expect(/ or /.test(description)).toBe(isEither);
        const [runsOnDay, runsOnWeekday] = [
          schedule(`0 0 ${day} * *`),
          schedule(`0 0 * * ${weekday}`),
        ];
        // Seven months of 31 days that start on different weekdays.
        const months = [
          [2024, 1],
          [2024, 3],
          [2024, 5],
          [2024, 7],
          [2024, 8],
          [2024, 10],
          [2024, 12],
        ] as const;
        for (const [year, month] of months) {
          for (let date = 1; date <= 31; date++) {
            const both = [runsOnDay(year, month, date, 0), runsOnWeekday(year, month, date, 0)];
            const expected = isEither ? both.some(Boolean) : both.every(Boolean);
            const weekdayNumber = new Date(Date.UTC(year, month - 1, date)).getUTCDay();
            expect(fits(date, weekdayNumber)).toBe(expected);
          }
        }
      }),
    );
  });
});

test('says that a date never comes only if another cron never runs', () => {
  fc.assert(
    fc.property(fieldBetween(1, 31), fieldBetween(1, 12, monthNames), (day, month) => {
      const { description } = generateCron({ minute: '0', hour: '0', day, month });
      const never = new Cron(`0 0 ${day} ${month} *`, { utcOffset: 0 }).nextRun() === null;
      expect(description.endsWith(', which never comes.')).toBe(never);
    }),
    {
      examples: [
        ['29', '2'],
        ['30', 'FEB'],
        ['31', '2,4,6,9,11'],
        ['31', '2-4'],
        ['31,1', '2'],
      ],
    },
  );
});

test('returns the fields as given', () => {
  fc.assert(
    fc.property(anyRequest, ({ minute, hour, day, month, weekday }) => {
      const { cron } = generateCron({ minute, hour, day, month, weekday });
      expect(cron).toBe([minute, hour, day, month, weekday].join(' '));
    }),
  );
});

test('describes the schedule in one clean sentence', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { description } = generateCron(request);
      expect(description).toMatch(/^(Every|At) [\w:, ]+\w\.$/);
      expect(description).not.toMatch(/ {2}|,,| ,|undefined|NaN/);
    }),
  );
});

test('accepts the same minutes as another cron, from any characters', () => {
  const noise = fc.string({ unit: fc.constantFrom(...'0123456789*-/,JAN'), maxLength: 8 });
  fc.assert(
    fc.property(noise, (minute) => {
      // The other cron accepts a step on a single value, which standard cron does not.
      fc.pre(!/(^|,)\d+\//.test(minute));
      // It also accepts a step of sixty minutes, which always leads past the hour.
      const hasStepOfHour = /\/0*60(?!\d)/.test(minute);
      expect(accepts(() => generateCron({ minute }), ToolError)).toBe(
        !hasStepOfHour && accepts(() => new Cron(`${minute} * * * *`), Error),
      );
    }),
    { numRuns: 500 },
  );
});

function accepts(run: () => unknown, refusal: new () => Error): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (error instanceof refusal) return false;
    throw error;
  }
}
