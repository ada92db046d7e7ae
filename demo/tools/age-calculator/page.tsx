import { t } from '../../../src/form/language/language.ts';
import { formatDuration } from '../../../src/form/numbers/format.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { ageUnit } from '../../language/age-unit.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

export const page = {
  /** Years, months and days as one age. */
  wording: ({ result: { years, months, days } }) => ({
    years: {
      title: t('Age'),
      value: formatDuration([
        [ageUnit(), years],
        ['months', months],
        ['days', days],
      ]),
    },
  }),
} satisfies FormParts<ToolAnswer<'age-calculator'>>;
