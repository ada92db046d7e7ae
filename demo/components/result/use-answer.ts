import { useMemo, useRef } from 'preact/hooks';
import { type Errors, splitErrors } from '../../../src/form/errors/errors.ts';
import { inTypedUnit } from '../../../src/form/errors/errors-in-units.ts';
import type { Field } from '../../../src/form/form-fields.ts';
import { exampleInputs, type Inputs, type Request, shownFields } from '../../../src/form/inputs.ts';
import { problemsOf } from '../../../src/form/problems.ts';
import { requestOf } from '../../../src/form/request.ts';
import { inItsUnit } from '../../../src/form/units/field-units.ts';
import { readingPause, useSettled } from '../../../src/form/view/use-settled.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { Form } from '../form/use-form.ts';
import { useReadableErrors } from '../form/use-readable-errors.ts';
import { type Exchange, useExchange } from './use-exchange.ts';

/** A request with its result. */
export interface Answered {
  readonly request: Request;
  /** The inputs of the form from which the request comes. */
  readonly inputs?: Inputs | undefined;
  readonly result: Readonly<Record<string, unknown>>;
}

/** Returns the result of a tool, or `undefined` for a request that the API is to refuse. */
export type Compute = (request: Request) => Answered['result'] | undefined;

/** Returns the answer to a form's request, and its errors in the visitor's words. `compute` answers without the API. */
export function useAnswer(
  tool: ToolPage,
  form: Form,
  locale: string | undefined,
  compute?: Compute,
) {
  const { inputs, question, answer, round } = form;
  const { request = noRequest } = question;
  // An answer may come when the inputs have changed again.
  const { current: inputsOf } = useRef(new WeakMap<Request, Inputs>());
  inputsOf.set(request, inputs);
  // The result of the example is part of the page, so that it is there at once and costs nothing.
  const example = showsExample(form) ? tool.exampleResult : undefined;
  const computed = useMemo(() => compute?.(request), [compute, request]);
  const known = example ?? computed;
  const isAsked = form.isComplete && known === undefined;
  const { exchange, isBusy } = useExchange(`/api/${tool.slug}`, request, isAsked, round);
  const readable = useReadableErrors(tool, exchange?.outcome.ok === false);
  const errors = errorsOf(exchange, Object.keys(inputs));
  const shown = useShownErrors(form, errors, locale);
  const answered = useMemo<Answered | undefined>(() => {
    if (known) return { request, inputs, result: answer?.(known, inputs) ?? known };
    // A choice that the API does not know changes what the page says of the same answer.
    const isSame = exchange && JSON.stringify(exchange.request) === JSON.stringify(request);
    return answeredBy(exchange, answer, isSame ? inputs : inputsOf.get(exchange?.request ?? {}));
  }, [exchange, answer, known, request, inputs, inputsOf]);
  return {
    exchange,
    /** The API's result, if it is known without asking. */
    known,
    isBusy,
    answered,
    errorOf: (field: Field) => {
      const error = shown.find(([name]) => name === field.name)?.[1] ?? '';
      const typed = inItsUnit(field, form.fields, inputs);
      return readable(inTypedUnit(error, typed, inputs[field.name] ?? ''));
    },
    otherErrors: readable(errors.others),
    hasErrors: shown.length > 0,
  };
}

/** Returns the errors of fields that the form shows, once the visitor has stopped typing. */
function useShownErrors(form: Form, errors: Errors, locale: string | undefined) {
  const { asked, inputs, touched, question } = form;
  const settled = useSettled(inputs, readingPause);
  const problems = Object.entries(problemsOf(asked, inputs, locale));
  const shown = [
    ...Object.entries(errors.ofFields),
    ...problems.filter(([name]) => settled[name] === inputs[name]),
  ].filter(
    ([name]) =>
      asked.some((field) => field.name === name) &&
      // A link may contain invalid inputs.
      (touched.includes(name) || inputs[name] !== ''),
  );
  return [...shown, ...Object.entries(question.problems ?? {})];
}

/** Whether the form has the inputs of the example, and nothing else was asked for. */
function showsExample({ isExample, isWithheld, round, fields, inputs }: Form): boolean {
  return isExample && !isWithheld && round === 0 && isBuiltWith(fields, inputs);
}

/** Whether the page was built with the answer to these inputs. */
function isBuiltWith(fields: readonly Field[], inputs: Inputs): boolean {
  const meaningOf = (some: Inputs) => {
    const shown = shownFields(fields, some);
    const ofPage = shown.filter(({ isOfPage }) => isOfPage).map(({ name }) => some[name]);
    return JSON.stringify([requestOf(shown, some), ofPage]);
  };
  return meaningOf(inputs) === meaningOf(exampleInputs(fields));
}

/** Stays the same, so that an incomplete form asks nothing again and again. */
const noRequest = {};

function errorsOf(exchange: Exchange | undefined, names: readonly string[]): Errors {
  return exchange?.outcome.ok === false
    ? splitErrors(exchange.outcome.error, names, exchange.request)
    : { ofFields: {}, others: '' };
}

function answeredBy(
  exchange: Exchange | undefined,
  answer: Form['answer'],
  inputs: Inputs = {},
): Answered | undefined {
  if (!exchange?.outcome.ok) return undefined;
  const { request, outcome } = exchange;
  return { request, inputs, result: answer?.(outcome.result, inputs) ?? outcome.result };
}
