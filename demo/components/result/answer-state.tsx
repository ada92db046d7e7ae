import { t } from '../../../src/form/language/language.ts';
import type { FormOfPage } from '../form/use-form.ts';
import type { useAnswer } from './use-answer.ts';

interface Properties {
  readonly answer: ReturnType<typeof useAnswer>;
  readonly form: FormOfPage;
}

/**
 * What the answer is. Only an error of the whole form is announced, since fields and answers
 * announce themselves.
 */
export function AnswerState({ answer, form }: Properties) {
  const { otherErrors } = answer;
  return (
    <p class="state">
      <span role="status">{otherErrors}</span>
      {otherErrors === '' && stateOf(answer, form)}
    </p>
  );
}

function stateOf(
  { hasErrors, answered, isBusy }: Properties['answer'],
  { isExample, isUnread }: FormOfPage,
): string {
  if (hasErrors || isUnread) return t('Check the fields that show an error.');
  return answered || isBusy || isExample ? '' : t('Fill in the form, or show the example.');
}
