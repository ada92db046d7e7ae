import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { calculateAge } from 'toolworker';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectAge, pair } from './expect-age.ts';

const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  // Skipped 30 December 2011.
  'Pacific/Apia',
  // Clocks go forward at midnight, so some days have no 00:00.
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Europe/London',
];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe.each(zones)('in %s', (zone) => {
  test('shifts no dates', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(pair, ([birth, target]) => expectAge(birth, target)),
      { numRuns: 100 },
    );
    const from = Temporal.PlainDate.from('2011-10-01');
    for (let days = 0; days < 200; days += 1) expectAge(from, from.add({ days }));
  });

  test("uses the user's local date as today", () => {
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

  test('refuses a birth tomorrow, and accepts one today', () => {
    vi.stubEnv('TZ', zone);
    const now = Temporal.ZonedDateTime.from(`2024-03-10T23:59:59[${zone}]`);
    vi.useFakeTimers({ now: now.epochMilliseconds, toFake: ['Date'] });
    expect(calculateAge({ birthDate: '2024-03-10' }).totalDays).toBe(0);
    expect(() => calculateAge({ birthDate: '2024-03-11' })).toThrow(
      'birthDate: expected a date on or before today, got "2024-03-11"',
    );
  });
});
