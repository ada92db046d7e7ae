import { useMemo } from 'preact/hooks';
import { type Errors, splitErrors } from '../errors.ts';
import { problemsOf, type Request } from '../inputs.ts';
import type { ToolPage } from '../tool-page.ts';
import { type Exchange, useExchange } from './use-exchange.ts';
import type { Form } from './use-form.ts';
import { useReadableErrors } from './use-readable-errors.ts';
import { readingPause, useSettled } from './use-settled.ts';

/** A request with its result. */
export interface Answered {
  readonly request: Request;
  readonly result: Readonly<Record<string, unknown>>;
}

/** Returns the answer to a form's request, and its errors in the visitor's words. */
export function useAnswer(tool: ToolPage, form: Form, locale: string | undefined) {
  const { asked, inputs, touched, request, round } = form;
  // The example's result is part of the page, so that it is there at once and costs nothing.
  const example = form.isUntouched && round === 0 ? tool.exampleResult : undefined;
  const isAsked = form.isComplete && example === undefined;
  const { exchange, isBusy } = useExchange(`/api/${tool.slug}`, request, isAsked, round);
  const readable = useReadableErrors(tool, exchange);
  const errors = errorsOf(exchange, Object.keys(inputs));
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
  const answered = useMemo<Answered | undefined>(
    () => (example ? { request, result: example } : answeredBy(exchange)),
    [exchange, example, request],
  );
  return {
    exchange,
    isBusy,
    answered,
    errorOf: (name: string) => readable(shown.find(([field]) => field === name)?.[1] ?? ''),
    otherErrors: readable(errors.others),
    hasErrors: shown.length > 0,
  };
}

function errorsOf(exchange: Exchange | undefined, names: readonly string[]): Errors {
  return exchange?.outcome.ok === false
    ? splitErrors(exchange.outcome.error, names, exchange.request)
    : { ofFields: {}, others: '' };
}

function answeredBy(exchange: Exchange | undefined): Answered | undefined {
  return exchange?.outcome.ok
    ? { request: exchange.request, result: exchange.outcome.result }
    : undefined;
}
