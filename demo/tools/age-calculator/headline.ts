import { t } from '../../../src/form/language/language.ts';
import { formatDuration } from '../../../src/form/numbers/format.ts';
import { ageUnit } from '../../language/age-unit.ts';
import type { HeadlineWording } from '../../model/wording.ts';

/** Years, months and days as one age. */
export const headline: HeadlineWording = {
  title: () => t('Age'),
  valueOf: ({ years, months, days }) =>
    formatDuration([
      [ageUnit(), Number(years)],
      ['months', Number(months)],
      ['days', Number(days)],
    ]),
};
