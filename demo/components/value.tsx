import { useContext, useState } from 'preact/hooks';
import type { JsonSchema } from 'toolworker';
import { Currency } from '../currency.ts';
import {
  formatInFull,
  formatMinutes,
  formatMoney,
  formatMonths,
  formatNumber,
  formatPercent,
  formatUnitPrice,
  isRounded,
  percentage,
} from '../format.ts';
import { t } from '../language.ts';
import { besideUnit, unitName } from '../time.ts';
import { isNamedIn } from '../unit-in-title.ts';
import { Scrollable } from './scrollable.tsx';

const longestShown = 20_000;
/** Shorter texts are shown in the large type of numbers. */
const longestBrief = 40;

interface ValueProperties {
  readonly label: string;
  readonly schema: JsonSchema;
  /** Labels of options, by option. */
  readonly options?: Readonly<Record<string, string>> | undefined;
  readonly value: unknown;
}

/** Shows a value of a result, formatted for people. */
export function Value({ label, schema, options, value }: ValueProperties) {
  if (value === undefined || value === null) return <span class="value none">–</span>;
  if (typeof value === 'number') return <Figure label={label} schema={schema} value={value} />;
  if (typeof value === 'boolean') return <span class="value">{value ? t('Yes') : t('No')}</span>;
  if (Array.isArray(value)) {
    return <List label={label} schema={schema.items ?? {}} options={options} items={value} />;
  }
  const text = (schema.enum && options?.[String(value)]) ?? textOf(value);
  const shown = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  const isBrief = text.length <= longestBrief && !text.includes('\n');
  const said = (
    <span class={isBrief ? 'value' : 'value text'} dir="auto">
      {shown}
    </span>
  );
  return isLong(text) ? <Scrollable label={label}>{said}</Scrollable> : said;
}

interface FigureProperties {
  readonly label: string;
  readonly schema: JsonSchema;
  readonly value: number;
}

/** Formats of amounts, by the name of the format or by unit. */
const amountFormats: Readonly<Record<string, typeof formatMoney>> = {
  money: formatMoney,
  'unit price': formatUnitPrice,
  '%': formatPercent,
};

/** Shows a number as people read it. If that rounds it, a click shows all digits. */
function Figure({ label, schema, value }: FigureProperties) {
  const currency = useContext(Currency);
  const [isExact, setExact] = useState(false);
  const { 'x-unit': unit } = schema;
  const format = amountFormats[schema.format ?? unit ?? ''] ?? formatNumber;
  const rounded = format(value, currency);
  const months = unit === 'months' ? formatMonths(value) : undefined;
  const minutes = unit?.startsWith('min') ? formatMinutes(value) : undefined;
  const digits = isExact ? formatInFull(value) : rounded;
  const [number, ending] = minutes ? [minutes] : withUnit(digits, label, unit, value);
  return (
    <span class="value number" dir="auto">
      {isRounded(value, rounded) ? (
        <button
          type="button"
          class="digits"
          title={isExact ? t('Round') : t('Show all digits')}
          onClick={() => setExact(!isExact)}
        >
          {number}
        </button>
      ) : (
        number
      )}
      {ending && <small>{ending}</small>}
      {months && <small> ({months})</small>}
    </span>
  );
}

/** Returns a formatted number with its unit, unless the label contains the unit. */
function withUnit(
  digits: string,
  label: string,
  unit: string | undefined,
  value: number,
): readonly [number: string, unit?: string] {
  if (unit === undefined || isNamedIn(label, unitName(unit))) return [digits];
  if (unit === '%') return [percentage(digits)];
  return unit === '°' ? [digits + unit] : besideUnit(digits, unit, value);
}

function isLong(text: string): boolean {
  return text.length > 300 || text.includes('\n');
}

const mostItems = 200;

interface ListProperties {
  readonly label: string;
  readonly schema: JsonSchema;
  readonly options: ValueProperties['options'];
  readonly items: readonly unknown[];
}

/** Shows numbers and words in a row, and objects in a table with a column for each field. */
function List({ label, schema, options, items }: ListProperties) {
  const shown = items.slice(0, mostItems);
  const more = items.length > shown.length && (
    <span class="more">… {formatNumber(items.length)}</span>
  );
  if (!schema.properties || !shown.some(isRecord)) {
    const texts = shown.map((item) =>
      typeof item === 'number' ? formatNumber(item) : textOf(item),
    );
    return (
      <span class="value number" dir="auto">
        {texts.join('  ')} {more}
      </span>
    );
  }
  const columns = Object.entries(schema.properties)
    .filter(([, field]) => field.properties || !field.additionalProperties)
    .map(([name, field]) => ({ name, title: field.title ?? name, field }));
  return (
    <Scrollable label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name, title }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((item, index) => (
            <tr key={String(index)}>
              {columns.map(({ name, title, field }) => (
                <td key={name}>
                  <Value
                    label={`${label} ${index + 1}: ${title}`}
                    schema={field}
                    options={options}
                    value={isRecord(item) ? item[name] : undefined}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </Scrollable>
  );
}

/** Returns a value as text. Objects that no schema describes become JSON. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
