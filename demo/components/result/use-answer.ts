import { useMemo, useRef } from 'preact/hooks';
import type { Answer } from '../../../src/form/answer.ts';
import { errorsOf } from '../../../src/form/errors.ts';
import type { Field } from '../../../src/form/fields.ts';
import {
  exampleInputs,
  type Inputs,
  type Request,
  requestOf,
  shownFields,
} from '../../../src/form/inputs.ts';
import type { PageRequest } from '../../../src/form/page-request.ts';
import type { Calculation } from '../../../src/form/view/result-view.tsx';
import { readingPause, useSettled } from '../../../src/form/view/use-settled.ts';
import { builtUnits } from '../../model/preferred-units.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { PageForm } from '../form/page-state.ts';
import { useIssueWords } from '../form/use-issue-words.ts';
import { useToolAnswer } from './use-tool-answer.ts';

/** Returns the answer to a form's request, and its errors in the visitor's words. */
export function useAnswer(
  tool: Pick<ToolPage, 'slug' | 'exampleResult' | 'parameters'>,
  form: PageForm,
  locale: string | undefined,
  pageRequest: PageRequest | undefined,
) {
  const { inputs, meant, call, round, isExample } = form;
  const { request = noRequest } = call;
  // An answer may come when the inputs have changed again.
  const { current: inputsOf } = useRef(new WeakMap<Request, Inputs>());
  inputsOf.set(request, meant);
  // The result of the example is part of the page, so that it is there at once and costs nothing.
  const { current: builtFields } = useRef(form.fields);
  const example = showsExample(form, builtFields) ? tool.exampleResult : undefined;
  const computed = useMemo(() => pageRequest?.compute?.(request), [pageRequest, request]);
  const known = example ?? computed;
  const needsCall = form.isReady && known === undefined;
  const { answer, isBusy } = useToolAnswer(tool.slug, request, needsCall, round);
  const refusal = answer && 'issues' in answer ? answer : undefined;
  const say = useIssueWords(tool, refusal !== undefined);
  const settled = useSettled(inputs, readingPause);
  const errors = errorsOf(form, refusal, settled, locale, say);
  const calculation = useMemo<Calculation | undefined>(() => {
    if (known) return calculationFrom({ request, result: known }, pageRequest, meant);
    // A choice that the API does not know changes what the page says of the same answer.
    const isSame = answer && JSON.stringify(answer.request) === JSON.stringify(request);
    return calculationFrom(
      answer,
      pageRequest,
      isSame ? meant : inputsOf.get(answer?.request ?? {}),
    );
  }, [answer, pageRequest, known, request, meant, inputsOf]);
  // In the visitor's units, the example shows the built result until its own: nothing moves.
  const built = useRef<Calculation>(undefined);
  if (isExample && known) built.current = calculation;
  const last = useRef<Calculation>(undefined);
  if (calculation && !form.isBuilt) last.current = calculation;
  const isAwaited = needsCall && !answer;
  const hasErrors = Object.keys(errors.ofFields).length > 0;
  const lastShown = isAwaited && isExample ? built.current : last.current;
  const isHalfTyped = settled !== inputs;
  const kept = isAwaited || isHalfTyped || hasErrors ? lastShown : undefined;
  return {
    answer,
    /** The API's result, if it is known without asking. */
    known,
    isBusy,
    /** Whether the tool was asked and has not answered yet. */
    isAwaited,
    /** The last one stays until the next, so that nothing flickers or drops what is dragged. */
    calculation: calculation ?? kept,
    /** Whether the inputs have errors, so that the calculation is that of earlier ones. */
    isStale: calculation === undefined && kept !== undefined && hasErrors,
    /** What is wrong, by field. */
    errors: errors.ofFields,
    otherErrors: errors.others,
    hasErrors,
  };
}

/** Whether the form has the inputs of the example, and nothing else was asked for. */
function showsExample(
  { isExample, isUnread, round, inputs }: PageForm,
  builtFields: readonly Field[],
): boolean {
  return isExample && !isUnread && round === 0 && isBuiltWith(builtFields, inputs);
}

/** Whether the page was built with the answer to these inputs. */
function isBuiltWith(fields: readonly Field[], inputs: Inputs): boolean {
  const meaningOf = (some: Inputs) => {
    const shown = shownFields(fields, some);
    const ofPage = shown.filter(({ isOfPage }) => isOfPage).map(({ name }) => some[name]);
    return JSON.stringify([requestOf(shown, some), ofPage]);
  };
  return meaningOf(inputs) === meaningOf(exampleInputs(fields, builtUnits()));
}

/** Stays the same, so that an incomplete form asks nothing again and again. */
const noRequest = {};

/** Returns the page's result with its request, unless the tool has refused it. */
function calculationFrom(
  answer: Answer | undefined,
  pageRequest: PageRequest | undefined,
  inputs: Inputs = {},
): Calculation | undefined {
  if (!answer || 'issues' in answer) return undefined;
  const { request, result } = answer;
  return { request, inputs, result: pageRequest?.resultOf?.(result, inputs) ?? result };
}
