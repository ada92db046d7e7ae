import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { calculateAge } from 'toolworker';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAge, expectedParts, pair } from './expect-age.ts';

test('agrees with Temporal for any two dates', () => {
  fc.assert(fc.property(pair, ([birth, target]) => expectAge(birth, target)));
});

/** The first and last days of months in several years. */
const edges = [1896, 1900, 1999, 2000, 2003].flatMap((year) =>
  [1, 2, 3, 4, 8, 9, 10, 11, 12].flatMap((month) =>
    ['01', '02', '27', '28', '29', '30', '31']
      .map((dayOfMonth) => `${year}-${String(month).padStart(2, '0')}-${dayOfMonth}`)
      .filter(exists)
      .map((date) => Temporal.PlainDate.from(date)),
  ),
);

test('agrees with Temporal at ends of months', () => {
  const pairs = edges.flatMap((birth) =>
    edges
      .filter((target) => Temporal.PlainDate.compare(birth, target) <= 0)
      .map((target) => [birth, target] as const),
  );
  const different = pairs.filter(([birth, target]) => {
    const age = calculateAge({ birthDate: birth.toString(), targetDate: target.toString() });
    const { years, months, days } = expectedParts(birth, target);
    return age.years !== years || age.months !== months || age.days !== days;
  });
  expect(different.map(String)).toEqual([]);
});

test('has birthdays on 1 March in common years for people born on 29 February', () => {
  const birth = Temporal.PlainDate.from('1896-02-29');
  // 1900 is a common year, 1904 a leap year.
  const first = Temporal.PlainDate.from('1899-12-01');
  for (let days = 0; days < 4.3 * 366; days += 1) expectAge(birth, first.add({ days }));
});

test('uses the local date by default', () => {
  vi.useFakeTimers({ now: new Date(2024, 2, 1), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  // Two months after 31 December is 29 February.
  const age = { years: 0, months: 2, days: 1, totalDays: 61, nextBirthdayDays: 305 };
  expect(calculateAge({ birthDate: '2023-12-31' })).toEqual(age);
});

const padded = (length: number, max: number) =>
  fc.integer({ min: 0, max }).map((number) => String(number).padStart(length, '0'));

test('accepts exactly the dates that exist', () => {
  fc.assert(
    fc.property(padded(4, 9999), padded(2, 15), padded(2, 35), (year, month, dayOfMonth) => {
      const targetDate = `${year}-${month}-${dayOfMonth}`;
      const age = () => calculateAge({ birthDate: '0001-01-01', targetDate });
      if (year !== '0000' && exists(targetDate)) expect(age().totalDays).toBeGreaterThanOrEqual(0);
      else
        expect(age).toThrow(
          /^targetDate: expected a (year|month|day) from \d+ to \d+.*, got "\d+"$/,
        );
    }),
    { numRuns: 500 },
  );
});

function exists(date: string): boolean {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toString() === date;
  } catch {
    return false;
  }
}
