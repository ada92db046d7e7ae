import type { Field } from '../../../src/form/form-fields.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import { problemsOf } from '../../../src/form/problems.ts';
import { useFormLocale } from '../../../src/form/view/form-locale.ts';
import { readingPause, useSettled } from '../../../src/form/view/use-settled.ts';
import { useToolOfPage } from '../../components/form/tool-of-page.ts';
import { useIssueWords } from '../../components/form/use-issue-words.ts';
import { faultsOf, fieldName, productsIn } from './products.ts';

/** Returns what is wrong with the products, by field, once the visitor pauses. */
export function useFaults(
  fields: readonly Field[],
  inputs: Inputs,
): Readonly<Record<string, string>> {
  const { tool } = useToolOfPage();
  const isSettled = useSettled(inputs, readingPause) === inputs;
  const locale = useFormLocale();
  const faults = productsIn(inputs).flatMap((product) =>
    Object.entries(faultsOf(product)).map(([name, issue]) => ({
      name,
      issue,
      field: fieldName(name, product.index),
    })),
  );
  const say = useIssueWords(tool, faults.length > 0);
  if (!isSettled) return {};
  const inWords = faults.map(({ name, issue, field }) => [field, say(issue, name)] as const);
  return { ...problemsOf(fields, inputs, locale), ...Object.fromEntries(inWords) };
}
