import { useContext, useMemo } from 'preact/hooks';
import { callOf } from '../../../../src/form/calling.ts';
import type { Field } from '../../../../src/form/fields.ts';
import { type Inputs, isReady, readAgain } from '../../../../src/form/inputs.ts';
import { problemsOf } from '../../../../src/form/problems.ts';
import { useFormLocale } from '../../../../src/form/view/form-locale.ts';
import { readingPause, useSettled } from '../../../../src/form/view/use-settled.ts';
import { FormPartsContext } from '../../../components/form/form-parts.ts';
import { useIssueWords } from '../../../components/form/use-issue-words.ts';
import { useExchange } from '../../../components/result/use-exchange.ts';
import type { ToolPage } from '../../../model/tool-page.ts';
import { faultOf } from './fault.ts';

/**
 * Sends inputs other than the form's to the API, if they are complete and `needsCall` is true.
 * Returns the exchange, what is wrong with the inputs, and the inputs as read in the visitor's
 * number format.
 */
export function useRowAnswer(
  tool: ToolPage,
  fields: readonly Field[],
  typed: Inputs,
  needsCall = true,
) {
  const locale = useFormLocale();
  const inputs = useMemo(() => readAgain(fields, typed, locale), [fields, typed, locale]);
  const { calling } = useContext(FormPartsContext);
  const { request = {} } = useMemo(
    () => callOf(fields, inputs, calling),
    [fields, inputs, calling],
  );
  const isComplete = needsCall && isReady(fields, inputs, []);
  const { exchange } = useExchange(tool.slug, request, isComplete);
  const refusal = exchange && 'issues' in exchange ? exchange : undefined;
  const say = useIssueWords(tool, refusal !== undefined);
  const isSettled = useSettled(inputs, readingPause) === inputs;
  const problems = isSettled ? problemsOf(fields, inputs, locale) : {};
  return { inputs, exchange, fault: faultOf(tool, say, refusal, problems) };
}
