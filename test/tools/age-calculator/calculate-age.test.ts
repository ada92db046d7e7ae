import { isMainThread } from 'node:worker_threads';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { calculateAge } from 'toolworker';
import { afterEach, describe, expect, test, vi } from 'vitest';

const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  // Skipped 30 December 2011.
  'Pacific/Apia',
  // Clocks go forward at midnight, so that some days have no 00:00.
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Europe/London',
];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const firstDay = Temporal.PlainDate.from('0001-01-01');
const lastDay = Temporal.PlainDate.from('9999-12-31');
const day = fc
  .integer({ min: 0, max: firstDay.until(lastDay).days })
  .map((days) => firstDay.add({ days }));

const pair = fc
  .tuple(day, day)
  .map(([one, other]) =>
    Temporal.PlainDate.compare(one, other) <= 0 ? ([one, other] as const) : ([other, one] as const),
  );

function expectedAge(birth: Temporal.PlainDate, target: Temporal.PlainDate) {
  const { years, months, days } = birth.until(target, { largestUnit: 'year' });
  const totalDays = birth.until(target).days;
  return { years, months, days, totalDays, nextBirthdayDays: daysToBirthday(birth, target) };
}

/** Looks at one day after the other until one is a birthday. */
function daysToBirthday(birth: Temporal.PlainDate, target: Temporal.PlainDate): number {
  const isBirthday = (date: Temporal.PlainDate) =>
    birth.month === 2 && birth.day === 29 && !date.inLeapYear
      ? date.month === 3 && date.day === 1
      : date.month === birth.month && date.day === birth.day;
  let days = 0;
  while (!isBirthday(target.add({ days }))) days += 1;
  return days;
}

function expectAge(birth: Temporal.PlainDate, target: Temporal.PlainDate): void {
  const request = { birthDate: birth.toString(), targetDate: target.toString() };
  expect(calculateAge(request), JSON.stringify(request)).toEqual(expectedAge(birth, target));
}

test('counts as Temporal does, between any two dates', () => {
  fc.assert(fc.property(pair, ([birth, target]) => expectAge(birth, target)));
});

/** The first and last days of the months of some years. */
const edges = [1896, 1900, 1999, 2000, 2001, 2003, 2004].flatMap((year) =>
  [1, 2, 3, 4, 8, 9, 10, 11, 12].flatMap((month) =>
    ['01', '02', '27', '28', '29', '30', '31']
      .map((dayOfMonth) => `${year}-${String(month).padStart(2, '0')}-${dayOfMonth}`)
      .filter(exists)
      .map((date) => Temporal.PlainDate.from(date)),
  ),
);

test('counts as Temporal does, between ends of months', () => {
  const pairs = edges.flatMap((birth) =>
    edges
      .filter((target) => Temporal.PlainDate.compare(birth, target) <= 0)
      .map((target) => [birth, target] as const),
  );
  const different = pairs.filter(([birth, target]) => {
    const age = calculateAge({ birthDate: birth.toString(), targetDate: target.toString() });
    const { years, months, days } = birth.until(target, { largestUnit: 'year' });
    return age.years !== years || age.months !== months || age.days !== days;
  });
  expect(different.map(String)).toEqual([]);
});

test('has a birthday on 1 March in common years for those born on 29 February', () => {
  const birth = Temporal.PlainDate.from('1996-02-29');
  for (let days = 0; days < 4 * 366; days += 1) expectAge(birth, birth.add({ days }));
});

const padded = (length: number, max: number) =>
  fc.integer({ min: 0, max }).map((number) => String(number).padStart(length, '0'));

test('takes exactly the dates that exist', () => {
  fc.assert(
    fc.property(padded(4, 9999), padded(2, 15), padded(2, 35), (year, month, dayOfMonth) => {
      const targetDate = `${year}-${month}-${dayOfMonth}`;
      const age = () => calculateAge({ birthDate: '0001-01-01', targetDate });
      if (year !== '0000' && exists(targetDate)) expect(age().totalDays).toBeGreaterThanOrEqual(0);
      else expect(age).toThrow('targetDate: expected a calendar date');
    }),
    { numRuns: 2000 },
  );
});

function exists(date: string): boolean {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toString() === date;
  } catch {
    return false;
  }
}

// The runner that changes the functions tests them in a thread, which cannot change its time zone.
describe.each(isMainThread ? zones : [Temporal.Now.timeZoneId()])('in %s', (zone) => {
  test('dates do not shift', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(pair, ([birth, target]) => expectAge(birth, target)),
      { numRuns: 30 },
    );
    const from = Temporal.PlainDate.from('2011-10-01');
    for (let days = 0; days < 200; days += 1) expectAge(from, from.add({ days }));
  });

  test('today is the date on the clock of the user', () => {
    vi.stubEnv('TZ', zone);
    const start = Temporal.Instant.from('2011-12-28T00:00Z');
    const birthDate = '2000-02-29';
    for (let quarter = 0; quarter < 4 * 24 * 4; quarter += 1) {
      const instant = start.add({ minutes: 15 * quarter }).subtract({ milliseconds: quarter % 2 });
      vi.useFakeTimers({ now: instant.epochMilliseconds, toFake: ['Date'] });
      const targetDate = instant.toZonedDateTimeISO(zone).toPlainDate().toString();
      expect(calculateAge({ birthDate })).toEqual(calculateAge({ birthDate, targetDate }));
    }
  });

  test('refuses a birth tomorrow, and takes one today', () => {
    vi.stubEnv('TZ', zone);
    const now = Temporal.ZonedDateTime.from(`2024-03-10T23:59:59[${zone}]`);
    vi.useFakeTimers({ now: now.epochMilliseconds, toFake: ['Date'] });
    expect(calculateAge({ birthDate: '2024-03-10' }).totalDays).toBe(0);
    expect(() => calculateAge({ birthDate: '2024-03-11' })).toThrow(
      'birthDate: expected a date not after today',
    );
  });
});
