import { t } from '../../../src/form/language/language.ts';
import type { FormOfPage } from '../form/use-form.ts';

/** Says that a result is that of the example. */
export function ExampleMark({ form }: { readonly form: Pick<FormOfPage, 'isExample'> }) {
  return form.isExample ? <span class="optional"> {t('example')}</span> : null;
}
