import { formatClock } from '../../../src/form/numbers/clock.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import { pageLanguage } from '../../language/page-language.ts';
import type { Shown } from '../shared/shown.ts';
import { scheduleInWords } from './schedule-in-words.ts';

/** Says the schedule in the page's language, with the visitor's choice of 12 or 24 hours. */
export function wording({ result: { cron, description } }: Shown<'cron-generator'>): Wordings {
  const sentence =
    pageLanguage() === 'en'
      ? description.replaceAll(/\d\d:\d\d/g, formatClock)
      : scheduleInWords(cron);
  return { description: { shown: sentence, copied: sentence } };
}
