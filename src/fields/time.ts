import type { Field } from './field.ts';
import { Mistake, notation } from './notation.ts';

const ofDay = 'a time from 00:00 to 23:59 in the form HH:MM';

/**
 * Returns a field that takes a time of day in the form HH:MM on a 24-hour clock, from 00:00 to
 * 23:59, as a string.
 */
export function time(): Field<string> {
  return notation({
    examples: ['07:00'],
    expected: ofDay,
    read: (written) => {
      const [, hour, minute = ''] = /^(\d\d):(\d\d)$/.exec(written) ?? [];
      if (!hour) return new Mistake(ofDay);
      if (hour > '23') return new Mistake('an hour from 00 to 23', hour);
      return minute > '59' ? new Mistake('a minute from 00 to 59', minute) : written;
    },
  });
}

const ofRun = 'a duration greater than 0 such as 5:00 or 1:05:30';

/**
 * Returns a field that takes a duration greater than 0, such as `5:00` or `1:05:30`: minutes or
 * hours and minutes, then seconds, which may have decimals. The tool receives it as a number of
 * seconds.
 */
export function duration(): Field<string, number> {
  return notation({ maxLength: 40, examples: ['5:00'], expected: ofRun, read: readDuration });
}

function readDuration(written: string): number | Mistake {
  const [, hours, minutes = '', seconds = '', decimals = ''] =
    /^(?:(\d{1,9}):)?(\d{1,9}):(\d\d)(\.\d+)?$/.exec(written) ?? [];
  if (!seconds || (hours && minutes.length !== 2)) return new Mistake(ofRun);
  if (hours && minutes > '59') return new Mistake('minutes from 00 to 59', minutes);
  if (seconds > '59') return new Mistake('seconds from 00 to 59', seconds);
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
  // The nearest double of the decimal as a whole.
  const total = Number(`${whole}${decimals}`);
  return total > 0 ? total : new Mistake(ofRun);
}
