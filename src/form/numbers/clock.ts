import { languageCode } from '../language/language.ts';
import { textLocale } from '../language/text-locale.ts';
import { timeFormatter } from './formatters.ts';

const clock = { timeStyle: 'short', timeZone: 'UTC' } as const;
const hour = { hour: 'numeric' } as const;

/**
 * Returns the choice of 12 or 24 hours of the visitor's region on an English page. Other languages
 * have words for the hours of some regions only: they are written as the visitor's variant of the
 * language does.
 */
export function hourCycle(): Pick<Intl.DateTimeFormatOptions, 'hourCycle'> {
  if (typeof document === 'undefined' || languageCode() !== 'en') return {};
  const { hourCycle: cycle } = timeFormatter(navigator.language, hour).resolvedOptions();
  return cycle === undefined ? {} : { hourCycle: cycle };
}

/** Formats a time such as `21:45` as the visitor writes it: `21:45`, or `9:45 PM`. */
export function formatClock(time: string): string {
  const moment = new Date(`1970-01-01T${time}Z`);
  if (Number.isNaN(moment.getTime())) return time;
  return timeFormatter(textLocale(), { ...clock, ...hourCycle() }).format(moment);
}
