import type { Field, ShownField } from '../../../src/form/fields.ts';
import { dateInWords, inputInWords } from '../../../src/form/input-in-words.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import { formatList, formatMonths } from '../../../src/form/numbers/format.ts';
import { formatFigure } from '../../../src/form/numbers/format-figure.ts';
import { withUnit } from '../../../src/form/numbers/with-unit.ts';
import { type Calculation, resultSchema } from '../../../src/form/view/result-view.tsx';
import type { Wordings } from '../../../src/form/view/wording.ts';
import { ownProperty } from '../../../src/shared/own-property.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { FormOfPage } from '../form/use-form.ts';
import { valueAt } from './value-at.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly form: Pick<FormOfPage, 'fields' | 'inputs'>;
  readonly calculation: Calculation | undefined;
  readonly worded: Wordings;
  readonly currency: string | undefined;
}

/** The value of a field in a sentence, as text. */
export interface SentenceValue {
  readonly text: string;
  /** The field of the form, if it is one. */
  readonly field?: Field | undefined;
}

/** Returns the values of an answer for the sentences of its page, by the names in them. */
export function sentenceValues({ tool, form, calculation, worded, currency }: Properties) {
  const inputs = calculation?.inputs ?? form.inputs;
  const valueIn = (name: string): SentenceValue | undefined => {
    if (!calculation) return undefined;
    const field = form.fields.find((one) => one.name === name);
    const own = ownProperty(worded, name)?.shown;
    const text = field
      ? typeof own === 'string'
        ? own
        : inputInWords(field, inputs, currency)
      : resultText(name, { tool, calculation, worded, currency });
    return text === undefined ? undefined : { text, field };
  };
  return {
    valueIn,
    has: (name: string) => name === tool.headline || valueIn(name) !== undefined,
    plain: (name: string) =>
      ownProperty(inputs, name) ??
      String(ownProperty(worded, name)?.value ?? valueAt(calculation?.result, name) ?? ''),
  };
}

interface ResultProperties extends Omit<Properties, 'form' | 'calculation'> {
  readonly calculation: Calculation;
}

function resultText(
  path: string,
  { tool, calculation, worded, currency }: ResultProperties,
): string | undefined {
  const own = ownProperty(worded, path);
  if (Object.hasOwn(worded, path) && own === undefined) return undefined;
  if (typeof own?.shown === 'string') return own.shown;
  const schema = own?.schema ?? schemaAt(tool, calculation, path);
  const isMeant = schema.onlyWith === undefined || calculation.request[schema.onlyWith];
  const value = own?.value ?? valueAt(calculation.result, path);
  return isMeant ? valueText(value, schema, currency) : undefined;
}

function valueText(
  value: unknown,
  schema: ShownField,
  currency: string | undefined,
): string | undefined {
  if (typeof value === 'number') {
    const { 'x-unit': unit, estimate } = schema;
    const months = unit === 'months' ? formatMonths(value) : undefined;
    const digits = formatFigure(value, schema, currency);
    const shown = months ?? withUnit(digits, '', unit, value).join('');
    return estimate ? `≈\u00a0${shown}` : shown;
  }
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => valueText(item, schema.items ?? {}, currency) ?? []);
    return items.length === value.length ? formatList(items, 'disjunction') : undefined;
  }
  if (typeof value !== 'string' || value === '') return undefined;
  if (schema.format === 'clock time') return formatClock(value);
  if (schema.format === 'date') return dateInWords(value);
  return ownProperty(schema.labels, value) ?? value;
}

function schemaAt(tool: ToolPage, { request }: Calculation, path: string): ShownField {
  const [first = '', ...rest] = path.split('.');
  return rest.reduce<ShownField>(
    (at, name) => ownProperty(at.properties, name) ?? {},
    resultSchema(tool, request, first),
  );
}
