import { problemsOf } from '../../../src/form/problems.ts';
import { useFormLocale } from '../../../src/form/view/form-locale.ts';
import { readingPause, useSettled } from '../../../src/form/view/use-settled.ts';
import type { Form } from '../../components/form/use-form.ts';
import { useReadableErrors } from '../../components/form/use-readable-errors.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { faultsOf, fieldName, productsIn } from './products.ts';

/** Returns what is wrong with the products, by field, once the visitor pauses. */
export function useFaults(
  tool: ToolPage,
  { fields, inputs }: Form,
): Readonly<Record<string, string>> {
  const isSettled = useSettled(inputs, readingPause) === inputs;
  const locale = useFormLocale();
  const faults = productsIn(inputs).flatMap((product) =>
    Object.entries(faultsOf(product)).map(
      ([name, fault]) => [fieldName(name, product.index), fault] as const,
    ),
  );
  const readable = useReadableErrors(tool, faults.length > 0);
  if (!isSettled) return {};
  const said = faults.map(([name, fault]) => [name, readable(fault)] as const);
  return { ...problemsOf(fields, inputs, locale), ...Object.fromEntries(said) };
}
