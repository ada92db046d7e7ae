import { t } from '../../../src/form/language/language.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { Shown } from '../shared/shown.ts';

/** Says by which of the two definitions the standard deviation is. */
export function wording({ result }: Shown<'standard-deviation-calculator'>): Wordings {
  return {
    standardDeviation: {
      title: result.sample
        ? t('Standard deviation of a sample')
        : t('Standard deviation of a population'),
    },
  };
}
