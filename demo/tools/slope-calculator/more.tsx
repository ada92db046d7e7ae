import { t } from '../../../src/form/language/language.ts';
import { withMinus } from '../../../src/form/numbers/with-minus.ts';
import { CopyableFigure } from '../shared/copyable-figure.tsx';
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
        <Form name={t('Slope as a fraction')} text={forms.slope} />
        <Form name={t('Slope-intercept form')} text={forms.slopeIntercept} />
        <Form name={t('Point-slope form')} text={forms.pointSlope} />
        <Form name={t('Standard form')} text={forms.standard} />
      </dl>
    </TitledCard>
  );
}

/** Shows a typographic minus sign, but copies the ASCII one that programs read. */
function Form({ name, text }: { readonly name: string; readonly text: string | undefined }) {
  return (
    <CopyableFigure name={name} text={text}>
      {text && withMinus(text)}
    </CopyableFigure>
  );
}
