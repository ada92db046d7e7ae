import { type Field, fieldsOf } from '../../../src/form/fields.ts';
import { isOutOfRange, numberIn } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { usualAmount } from '../../model/currencies.ts';
import type { ToolPage } from '../../model/tool-page.ts';

/** Returns the fields of the form: those of the API, then those that only the page uses. */
export function formFieldsOf(tool: ToolPage): readonly Field[] {
  const { pageFields: properties = {} } = tool;
  const examples = Object.entries(properties).map(([name, schema]) => [name, schema.examples?.[0]]);
  const example = { ...tool.example, ...Object.fromEntries(examples), ...tool.formExample };
  const ofPage = { ...tool, example, parameters: { ...tool.parameters, properties } };
  const ofApi = fieldsOf({ ...tool, example }).filter(
    ({ name }) => !Object.hasOwn(properties, name),
  );
  return [...ofApi, ...fieldsOf(ofPage).map(pageField)];
}

/** Returns a field with an example that is usual in a currency, if it is an amount of money. */
export function fieldIn(field: Field, currency: string | undefined): Field {
  const { sample, samples, schema } = field;
  if (schema.format !== 'money' || sample === '') return field;
  const others = Object.entries(samples ?? {}).map(
    ([unit, amount]) => [unit, usualAmount(amount, currency)] as const,
  );
  return {
    ...field,
    sample: usualAmount(sample, currency),
    samples: samples && Object.fromEntries(others),
  };
}

/** Returns a field that only the page uses, so that the page checks its numbers. */
export function pageField(field: Field): Field {
  return { ...field, isOfPage: true, problemOf: (input) => problemOf(field, input) };
}

function problemOf({ kind, schema, unit }: Field, input: string): string | undefined {
  const { type, minimum, maximum } = schema;
  const value = kind === 'number' ? numberIn(input, unit) : undefined;
  const isWhole = type !== 'integer' || Number.isInteger(value);
  if (value === undefined || minimum === undefined) return undefined;
  if (isWhole && !isOutOfRange({ schema }, value)) return undefined;
  const least = formatNumber(minimum);
  if (maximum === undefined) return t('Enter a number of at least {least}.', { least });
  const range = { least, most: formatNumber(maximum) };
  return type === 'integer'
    ? t('Enter a whole number from {least} to {most}.', range)
    : t('Enter a number from {least} to {most}.', range);
}
