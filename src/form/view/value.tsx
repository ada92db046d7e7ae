import { ownProperty } from '../../shared/own-property.ts';
import type { ShownField } from '../fields.ts';
import { t } from '../language/language.ts';
import { formatClock } from '../numbers/clock.ts';
import { formatNumber } from '../numbers/format.ts';
import { type FigureProperties, NumberFigure } from './number-figure.tsx';
import { usePart } from './presentation.ts';
import { Scrollable } from './scrollable.tsx';

const longestShown = 20_000;
/** Shorter texts are shown in the large type of numbers. */
const longestBrief = 40;

interface ValueProperties extends Omit<FigureProperties, 'value'> {
  readonly value: unknown;
}

/** Shows a value of a result, formatted for people. */
export function Value(properties: ValueProperties) {
  const { label, schema, value } = properties;
  const part = usePart()('value');
  if (value === undefined || value === null)
    return (
      <span class="value none" part={part}>
        –
      </span>
    );
  if (typeof value === 'number') return <NumberFigure {...properties} value={value} />;
  if (typeof value === 'boolean')
    return (
      <span class="value" part={part}>
        {value ? t('Yes') : t('No')}
      </span>
    );
  if (Array.isArray(value)) {
    return <List label={label} schema={schema.items ?? {}} items={value} />;
  }
  const text = ownProperty(schema.labels, String(value)) ?? textOf(value, schema);
  const shown = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  const isBrief = text.length <= longestBrief && !text.includes('\n');
  const content = (
    <span class={isBrief ? 'value' : 'value text'} part={part} dir="auto">
      {shown}
    </span>
  );
  return isLong(text) ? <Scrollable label={label}>{content}</Scrollable> : content;
}

function isLong(text: string): boolean {
  return text.length > 300 || text.includes('\n');
}

const mostItems = 200;

interface ListProperties {
  readonly label: string;
  readonly schema: ShownField;
  readonly items: readonly unknown[];
}

/** Shows numbers and words in a row, and objects in a table with a column for each field. */
function List({ label, schema, items }: ListProperties) {
  const shown = items.slice(0, mostItems);
  const part = usePart();
  const more = items.length > shown.length && (
    <span class="more">… {formatNumber(items.length)}</span>
  );
  if (!schema.properties || !shown.some(isRecord)) {
    const texts = shown.map((item) =>
      typeof item === 'number' ? formatNumber(item) : textOf(item, schema),
    );
    return (
      <span class="value number" part={part('value')} dir="auto">
        {texts.join('  ')} {more}
      </span>
    );
  }
  return (
    <Scrollable label={label}>
      <ObjectTable label={label} schema={schema} items={shown} />
      {more}
    </Scrollable>
  );
}

function ObjectTable({ label, schema: { properties = {} }, items }: ListProperties) {
  const columns = Object.entries(properties)
    .filter(([, field]) => !field.hidden && (field.properties || !field.additionalProperties))
    .map(([name, field]) => ({ name, title: field.title ?? name, field }));
  return (
    <table part={usePart()('table')}>
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
        {items.map((item, index) => (
          <tr key={String(index)}>
            {columns.map(({ name, title, field }) => (
              <td key={name}>
                <Value
                  label={`${label} ${index + 1}: ${title}`}
                  schema={field}
                  value={isRecord(item) ? ownProperty(item, name) : undefined}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns a value as text. Objects that no schema describes become JSON. */
function textOf(value: unknown, { format }: ShownField): string {
  if (format === 'clock time') return formatClock(String(value));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
