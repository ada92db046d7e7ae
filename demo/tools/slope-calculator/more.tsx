import { t } from '../../../src/form/language/language.ts';
import { Formula } from '../shared/formula.tsx';
import type { Shown } from '../shared/shown.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import { formsOf } from './forms.ts';

/** The line in textbook forms, with exact fractions. */
export function More({ request }: Shown<'slope-calculator'>) {
  const forms = formsOf(request);
  if (!forms) return null;
  return (
    <TitledCard id="forms" title={t('The line in exact forms')}>
      <dl class="figures">
        <Formula name={t('Slope as a fraction')} text={forms.slope} />
        <Formula name={t('Slope-intercept form')} text={forms.slopeIntercept} />
        <Formula name={t('Point-slope form')} text={forms.pointSlope} />
        <Formula name={t('Standard form')} text={forms.standard} />
      </dl>
    </TitledCard>
  );
}
