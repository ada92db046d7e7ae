import { formatDuration } from '../../../src/form/numbers/format.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { Shown } from '../shared/shown.ts';
import { durationOf } from './reading-time.ts';

/** Says the reading time in minutes and seconds. */
export function wording({ result }: Shown<'word-counter'>): Wordings {
  const time = formatDuration(durationOf(result.readingTimeMinutes));
  return { readingTimeMinutes: { shown: `≈\u00a0${time}`, copied: time } };
}
