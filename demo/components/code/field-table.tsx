import type { JsonSchema, ObjectSchema } from 'toolworker';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';
import { meaningOf } from '../../model/field-meaning.ts';

interface Properties {
  readonly schema: ObjectSchema;
  /** Names the table for screen readers. */
  readonly label: string;
}

/** Shows the fields of a request or a result, with types, units and descriptions. */
export function FieldTable({ schema, label }: Properties) {
  return (
    <Scrollable label={label}>
      <table class="fields">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(schema, '').map(({ name, type, unit, meaning }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <code>{type}</code>
                {unit && `, ${unit}`}
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}

interface Row {
  readonly name: string;
  readonly type: string;
  readonly unit: string | undefined;
  readonly meaning: string;
}

/**
 * Returns one row for each field; nested fields follow their parent: `standard.months`,
 * `tags[].html`.
 */
function rowsOf({ properties = {}, required = [] }: JsonSchema, path: string): readonly Row[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    {
      name: path + name,
      type: typeOf(field),
      unit: field['x-unit'],
      meaning: meaningOf(field) + needOf(field, required.includes(name)),
    },
    ...rowsOf(field, `${path}${name}.`),
    ...rowsOf(field.items ?? {}, `${path}${name}[].`),
  ]);
}

/** Returns the type in the notation of TypeScript. */
function typeOf({ type = [], enum: options, items }: JsonSchema): string {
  if (options) return options.map((option) => JSON.stringify(option)).join(' | ');
  return [type]
    .flat()
    .map((name) => (name === 'array' && items ? `${typeOf(items)}[]` : name))
    .join(' | ');
}

function needOf({ default: standard }: JsonSchema, isRequired: boolean): string {
  if (isRequired) return '';
  return standard === undefined ? ' Optional.' : ` Default ${JSON.stringify(standard)}.`;
}
