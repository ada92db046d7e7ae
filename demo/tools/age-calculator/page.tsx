import { t } from '../../../src/form/language/language.ts';
import { formatDuration } from '../../../src/form/numbers/format.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { ageUnit } from '../../language/age-unit.ts';

export const page = {
  /** Years, months and days as one age. */
  headline: {
    title: () => t('Age'),
    valueOf: ({ years, months, days }) =>
      formatDuration([
        [ageUnit(), Number(years)],
        ['months', Number(months)],
        ['days', Number(days)],
      ]),
  },
} satisfies FormParts;
