import { useContext, useMemo } from 'preact/hooks';
import { errorsOf, inOneText } from '../../../../src/form/errors.ts';
import type { Field } from '../../../../src/form/fields.ts';
import { type Inputs, readAgain } from '../../../../src/form/inputs.ts';
import { formOf, stateOf } from '../../../../src/form/state.ts';
import { useFormLocale } from '../../../../src/form/view/form-locale.ts';
import { readingPause, useSettled } from '../../../../src/form/view/use-settled.ts';
import { FormPartsContext } from '../../../components/form/form-parts.ts';
import { useIssueWords } from '../../../components/form/use-issue-words.ts';
import { useToolAnswer } from '../../../components/result/use-tool-answer.ts';
import type { ToolPage } from '../../../model/tool-page.ts';

/**
 * Sends inputs other than the form's to the API, if they are complete and `needsCall` is true.
 * Returns the answer, what is wrong with the inputs, and the inputs as read in the visitor's
 * number format.
 */
export function useRowAnswer(
  tool: ToolPage,
  fields: readonly Field[],
  typed: Inputs,
  needsCall = true,
) {
  const locale = useFormLocale();
  const { pageRequest } = useContext(FormPartsContext);
  const form = useMemo(
    () =>
      formOf(fields.map(withoutExample), stateOf(readAgain(fields, typed, locale)), {
        pageRequest,
      }),
    [fields, typed, locale, pageRequest],
  );
  const { inputs, call, isReady } = form;
  const { answer } = useToolAnswer(tool.slug, call.request ?? {}, needsCall && isReady);
  const refusal = answer && 'issues' in answer ? answer : undefined;
  const say = useIssueWords(tool, refusal !== undefined);
  const { ofFields, issues } = errorsOf(
    form,
    refusal,
    useSettled(inputs, readingPause),
    locale,
    say,
  );
  const text = inOneText(issues.map(({ message }) => message));
  return { inputs, answer, fault: { names: Object.keys(ofFields), text } };
}

/** Nothing is assumed of a row, which would look like a figure of the visitor's. */
function withoutExample(field: Field): Field {
  return { ...field, sample: '', samples: undefined };
}
