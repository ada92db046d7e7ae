import type { ComponentChild } from 'preact';
import { emptyFields } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatList } from '../../../src/form/numbers/format.ts';
import { Assumptions } from '../../../src/form/view/assumptions.tsx';
import type { FormOfPage } from '../form/use-form.ts';
import type { useAnswer } from './use-answer.ts';

interface Properties {
  readonly answer: ReturnType<typeof useAnswer>;
  readonly form: FormOfPage;
  /** The names of the fields whose values the sentences say. */
  readonly said: readonly string[];
}

/**
 * What the answer is. Only an error of the whole form is announced, since fields and answers
 * announce themselves.
 */
export function AnswerState({ answer, form, said }: Properties) {
  const { otherErrors } = answer;
  return (
    <div class="state">
      <span role="status">{otherErrors}</span>
      {otherErrors === '' && stateOf(answer, form, said)}
    </div>
  );
}

function stateOf(
  { hasErrors, calculation }: Properties['answer'],
  form: FormOfPage,
  said: readonly string[],
): ComponentChild {
  if (hasErrors || form.isUnread) return t('Check the fields that show an error.');
  const empty = emptyFields(form.active, form.meant).map(({ title }) => title);
  if (empty.length > 0) return t('Still empty: {fields}', { fields: formatList(empty) });
  if (!calculation || form.isExample) return null;
  const unsaid = form.assumed.filter(({ name }) => !said.includes(name));
  return <Assumptions assumed={unsaid} meant={form.meant} />;
}
