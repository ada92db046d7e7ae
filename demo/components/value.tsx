import { useContext, useState } from 'preact/hooks';
import type { JsonSchema } from 'toolworker';
import { formatClock } from '../clock.ts';
import { Currency } from '../currency.ts';
import {
  formatInFull,
  formatMinutes,
  formatMonths,
  formatNumber,
  isRounded,
  percentage,
} from '../format.ts';
import { formatFigure } from '../format-figure.ts';
import { t } from '../language.ts';
import { plural } from '../plural.ts';
import { besideUnit, unitName } from '../time.ts';
import { isNamedIn } from '../unit-in-title.ts';
import { NumberText } from './number-text.tsx';
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
  /** Whether a number only approximates what it is about. */
  readonly isEstimate?: boolean | undefined;
  /** Numbers that a rounded one must not cross. */
  readonly limits?: readonly number[] | undefined;
  readonly isHeadline?: boolean | undefined;
}

/** Shows a value of a result, formatted for people. */
export function Value(properties: ValueProperties) {
  const { label, schema, options, value } = properties;
  if (value === undefined || value === null) return <span class="value none">–</span>;
  if (typeof value === 'number') return <Figure {...properties} value={value} />;
  if (typeof value === 'boolean') return <span class="value">{value ? t('Yes') : t('No')}</span>;
  if (Array.isArray(value)) {
    return <List label={label} schema={schema.items ?? {}} options={options} items={value} />;
  }
  const text = (schema.enum && options?.[String(value)]) ?? textOf(value, schema);
  const shown = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  const isBrief = text.length <= longestBrief && !text.includes('\n');
  const said = (
    <span class={isBrief ? 'value' : 'value text'} dir="auto">
      {shown}
    </span>
  );
  return isLong(text) ? <Scrollable label={label}>{said}</Scrollable> : said;
}

interface FigureProperties extends ValueProperties {
  readonly value: number;
}

/** Shows a number with the digits that people use. If that rounds it, a press shows all of them. */
function Figure({ label, schema, value, isEstimate, limits, isHeadline }: FigureProperties) {
  const currency = useContext(Currency);
  const [isInFull, setInFull] = useState(false);
  const { 'x-unit': unit, format } = schema;
  const shown = formatFigure(value, { format, unit, isEstimate, limits }, currency);
  const months = unit === 'months' ? formatMonths(value) : undefined;
  const minutes = unit?.startsWith('min') ? formatMinutes(value) : undefined;
  const digits = isInFull ? formatInFull(value) : shown;
  const [number, ending] = minutes ? [minutes] : withUnit(digits, label, unit, value);
  const choice = isInFull ? t('Round') : t('Show all digits');
  const toggle = () => setInFull(!isInFull);
  const canShowMore = isRounded(value, shown);
  return (
    <>
      <span class="value number" dir="auto">
        {isEstimate && '≈\u00a0'}
        {canShowMore && !isHeadline ? (
          <button type="button" class="digits" title={choice} onClick={toggle}>
            <NumberText text={number} />
          </button>
        ) : (
          <NumberText text={number} />
        )}
        {ending && <small>{ending}</small>}
        {months && <small> ({months})</small>}
      </span>
      {canShowMore && isHeadline && (
        <button type="button" class="copy all-digits" onClick={toggle}>
          {choice}
        </button>
      )}
    </>
  );
}

/** Returns a formatted number with its unit, unless the label contains the unit. */
function withUnit(
  digits: string,
  label: string,
  unit: string | undefined,
  value: number,
): readonly [number: string, unit?: string] {
  if (unit === undefined || isNamedIn(label, unitName(unitWord(unit)))) return [digits];
  if (unit === '%') return [percentage(digits)];
  return unit === '°' ? [digits + unit] : besideUnit(digits, unitWord(unit, value), value);
}

const many = 100;

/** Returns the word for a unit that is written in full, in its form for a count, or else the unit. */
function unitWord(unit: string, count = many): string {
  if (unit === 'cups') return plural(count, 'cup', 'cups');
  return unit === 'turns' ? plural(count, 'turn', 'turns') : unit;
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
      typeof item === 'number' ? formatNumber(item) : textOf(item, schema),
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
function textOf(value: unknown, { format }: JsonSchema): string {
  if (format === 'clock time') return formatClock(String(value));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
