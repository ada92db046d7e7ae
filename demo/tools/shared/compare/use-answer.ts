import { useContext, useMemo } from 'preact/hooks';
import type { Field } from '../../../../src/form/form-fields.ts';
import { type Inputs, readAgain } from '../../../../src/form/inputs.ts';
import { problemsOf } from '../../../../src/form/problems.ts';
import { isReady } from '../../../../src/form/request.ts';
import { useFormLocale } from '../../../../src/form/view/form-locale.ts';
import { readingPause, useSettled } from '../../../../src/form/view/use-settled.ts';
import { FormPartsContext } from '../../../components/form/form-parts.ts';
import { useReadableErrors } from '../../../components/form/use-readable-errors.ts';
import { useExchange } from '../../../components/result/use-exchange.ts';
import { questionOf } from '../../../model/asking.ts';
import type { ToolPage } from '../../../model/tool-page.ts';
import { faultOf } from './fault.ts';

/**
 * Sends inputs other than the form's to the API, if they are complete and `isAsked` is true. Returns the
 * exchange, what is wrong with the inputs, and the inputs as read in the visitor's number format.
 */
export function useAnswer(tool: ToolPage, fields: readonly Field[], typed: Inputs, isAsked = true) {
  const locale = useFormLocale();
  const inputs = useMemo(() => readAgain(fields, typed, locale), [fields, typed, locale]);
  const { asking } = useContext(FormPartsContext);
  const { request = {} } = useMemo(
    () => questionOf(fields, inputs, asking),
    [fields, inputs, asking],
  );
  const isComplete = isAsked && isReady(fields, inputs, []);
  const { exchange } = useExchange(`/api/${tool.slug}`, request, isComplete, 0);
  const readable = useReadableErrors(tool, exchange?.outcome.ok === false);
  const isSettled = useSettled(inputs, readingPause) === inputs;
  const problems = isSettled ? problemsOf(fields, inputs, locale) : {};
  return { inputs, exchange, fault: faultOf(tool, readable, exchange, problems) };
}
