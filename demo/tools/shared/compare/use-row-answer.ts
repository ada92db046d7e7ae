import { useContext, useMemo } from 'preact/hooks';
import type { Refusal } from '../../../../src/form/answer.ts';
import { callOf } from '../../../../src/form/calling.ts';
import { errorsOf, noErrors } from '../../../../src/form/errors/errors.ts';
import { errorsInWords } from '../../../../src/form/errors/errors-in-words.ts';
import type { Field } from '../../../../src/form/form-fields.ts';
import { type Inputs, readAgain } from '../../../../src/form/inputs.ts';
import { problemsOf } from '../../../../src/form/problems.ts';
import { isReady } from '../../../../src/form/request.ts';
import { useFormLocale } from '../../../../src/form/view/form-locale.ts';
import { readingPause, useSettled } from '../../../../src/form/view/use-settled.ts';
import { FormPartsContext } from '../../../components/form/form-parts.ts';
import { type SayIssue, useIssueWords } from '../../../components/form/use-issue-words.ts';
import { useExchange } from '../../../components/result/use-exchange.ts';
import type { ToolPage } from '../../../model/tool-page.ts';

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

export interface Fault {
  /** The names of the invalid fields. */
  readonly names: readonly string[];
  readonly text: string;
}

/**
 * Returns what is wrong with inputs: why the tool refuses them, and the `problems` of unreadable
 * numbers by field. Names and text are empty if nothing is wrong.
 */
export function faultOf(
  { parameters: { properties } }: ToolPage,
  say: SayIssue,
  refusal: Refusal | undefined,
  problems: Readonly<Record<string, string>>,
): Fault {
  const { ofFields, others } = refusal ? errorsOf(refusal, Object.keys(properties)) : noErrors;
  const inWords = Object.entries(ofFields).map(
    ([name, issue]) => [name, say(issue, name)] as const,
  );
  const faults = { ...Object.fromEntries(inWords), ...problems };
  return {
    names: Object.keys(faults),
    text: errorsInWords(
      faults,
      others.map((issue) => say(issue)),
      properties,
    ),
  };
}
