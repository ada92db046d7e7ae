import { numberFor } from '../../../src/form/amounts/amount.ts';
import { writeAmount } from '../../../src/form/amounts/write-amount.ts';
import type { Field, ShownField } from '../../../src/form/fields.ts';
import { amountFor, type Inputs, inItsUnit, unreadText } from '../../../src/form/inputs.ts';
import { textLocale } from '../../../src/form/language/text-locale.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import {
  formatInFull,
  formatList,
  formatMoney,
  formatMonths,
  formatRoughMoney,
} from '../../../src/form/numbers/format.ts';
import { formatFigure } from '../../../src/form/numbers/format-figure.ts';
import { timeFormatter } from '../../../src/form/numbers/formatters.ts';
import { withUnit } from '../../../src/form/numbers/with-unit.ts';
import { type Answered, resultSchema } from '../../../src/form/view/result-view.tsx';
import { isRecord } from '../../../src/form/view/value.tsx';
import type { Wordings } from '../../../src/form/view/wording.ts';
import { ownProperty } from '../../../src/shared/own-property.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { FormOfPage } from '../form/use-form.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly form: Pick<FormOfPage, 'fields' | 'inputs'>;
  readonly answered: Answered | undefined;
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
export function sentenceValues({ tool, form, answered, worded, currency }: Properties) {
  const inputs = answered?.inputs ?? form.inputs;
  const valueIn = (name: string): SentenceValue | undefined => {
    if (!answered) return undefined;
    const field = form.fields.find((one) => one.name === name);
    const own = ownProperty(worded, name)?.shown;
    const text = field
      ? typeof own === 'string'
        ? own
        : inputText(field, inputs, currency)
      : resultText(name, { tool, answered, worded, currency });
    return text === undefined ? undefined : { text, field };
  };
  return {
    valueIn,
    has: (name: string) => name === tool.headline || valueIn(name) !== undefined,
    plain: (name: string) =>
      ownProperty(inputs, name) ?? String(valueAt(answered?.result, name) ?? ''),
  };
}

const longestText = 40;

function inputText(field: Field, inputs: Inputs, currency: string | undefined): string | undefined {
  const input = ownProperty(inputs, field.name) ?? '';
  if (input === '' || unreadText(input) !== undefined) return undefined;
  const { kind, options, schema } = field;
  const option = options.find(({ value }) => value === input);
  if (option) return option.label;
  if (kind === 'date') return dateText(input);
  if (kind === 'time') return formatClock(input);
  if (kind !== 'number') {
    return input.length > longestText ? `${input.slice(0, longestText)}…` : input;
  }
  const { unit } = inItsUnit(field, inputs);
  const amount = amountFor(field, inputs);
  // Feet and inches have their units already, and people read π.
  if (!amount || amount.unit !== undefined || amount.isOfPi) return writeAmount(input, undefined);
  const value = numberFor(amount, unit, unit);
  if (schema.format === 'money') {
    return (Number.isInteger(value) ? formatRoughMoney : formatMoney)(value, currency);
  }
  return withUnit(formatInFull(value), '', unit, value).join('');
}

function dateText(date: string): string | undefined {
  const moment = Date.parse(date);
  if (Number.isNaN(moment)) return undefined;
  return timeFormatter(textLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}

interface ResultProperties extends Omit<Properties, 'form' | 'answered'> {
  readonly answered: Answered;
}

function resultText(
  path: string,
  { tool, answered, worded, currency }: ResultProperties,
): string | undefined {
  const own = ownProperty(worded, path);
  if (Object.hasOwn(worded, path) && own === undefined) return undefined;
  if (typeof own?.shown === 'string') return own.shown;
  const schema = own?.schema ?? schemaAt(tool, answered, path);
  const isMeant = schema.onlyWith === undefined || answered.request[schema.onlyWith];
  const value = own?.value ?? valueAt(answered.result, path);
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
  if (schema.format === 'date') return dateText(value);
  return ownProperty(schema.labels, value) ?? value;
}

/** Returns the value at a path such as `accelerated.months`. */
function valueAt(result: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (isRecord(at) ? ownProperty(at, name) : undefined), result);
}

function schemaAt(tool: ToolPage, { request }: Answered, path: string): ShownField {
  const [first = '', ...rest] = path.split('.');
  return rest.reduce<ShownField>(
    (at, name) => ownProperty(at.properties, name) ?? {},
    resultSchema(tool, request, first),
  );
}
