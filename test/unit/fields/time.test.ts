import { describe, expect, test } from 'vitest';
import { duration, time } from '../../../src/fields/time.ts';
import { readingOf } from './outcome-of.ts';

const ofDay = 'a time from 00:00 to 23:59 in the form HH:MM';

describe('a time of day', () => {
  test.each([
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    [' 07:05\n', '07:05'],
    ['０７：３０', '07:30'],
    ['٠٧:٣٠', '07:30'],
  ])('%o is %s', (written, read) => expect(readingOf(time(), written)).toBe(read));

  test.each([
    ['24:00', 'an hour from 00 to 23', '"24"'],
    ['23:60', 'a minute from 00 to 59', '"60"'],
    ['7:05', ofDay, '"7:05"'],
    ['07:05:00', ofDay, '"07:05:00"'],
    ['', ofDay, '""'],
  ])('%o is refused', (written, expected, got) => {
    expect(readingOf(time(), written)).toBe(`expected ${expected}, got ${got}`);
  });
});

const ofRun = 'a duration greater than 0 such as 5:00 or 1:05:30';

describe('a duration', () => {
  test.each([
    ['5:00', 300],
    ['0:01', 1],
    ['05:00', 300],
    ['90:00', 5_400],
    ['1:05:30', 3_930],
    ['100:00:00', 360_000],
    // 19 · 60 + 59.62; the sum of doubles is the nearest, since decimals are read as one number.
    ['19:59.62', 1_199.62],
    ['0:00.1', 0.1],
    [' ٥:٠٠ ', 300],
    ['５：００', 300],
  ])('%o is %d seconds', (written, seconds) => {
    expect(readingOf(duration(), written)).toBe(seconds);
  });

  test.each([
    ['5:60', 'seconds from 00 to 59', '"60"'],
    ['1:60:00', 'minutes from 00 to 59', '"60"'],
    ['0:00', ofRun, '"0:00"'],
    ['0:00:00.000', ofRun, '"0:00:00.000"'],
    ['5', ofRun, '"5"'],
    ['5:0', ofRun, '"5:0"'],
    ['1:5:00', ofRun, '"1:5:00"'],
    ['-5:00', ofRun, '"-5:00"'],
    ['5:00,5', ofRun, '"5:00,5"'],
    ['1:00:00:00', ofRun, '"1:00:00:00"'],
    ['', ofRun, '""'],
    ['1234567890:00', ofRun, '"1234567890:00"'],
    [`5:00.${'0'.repeat(40)}`, 'at most 40 characters', `"5:00.${'0'.repeat(34)}…"`],
  ])('%o is refused', (written, expected, got) => {
    expect(readingOf(duration(), written)).toBe(`expected ${expected}, got ${got}`);
  });

  test('is required, and no number', () => {
    expect(readingOf(duration())).toBe(`required, ${ofRun}`);
    expect(readingOf(duration(), 5)).toBe('expected a string such as "5:00", got the number 5');
  });
});
