import type { JsonSchema, ObjectSchema } from 'toolworker';
import { element } from './element.ts';

interface SchemaDocument {
  readonly parameters: ObjectSchema;
  readonly response: ObjectSchema;
  readonly howToCall: string;
  readonly curlExample: string;
}

/** The reference of a tool, which asks the API for the tool's schema document when it is opened. */
export function toolReference(path: string): HTMLElement {
  const details = element('details', {}, [element('summary', {}, ['Reference'])]);
  details.addEventListener('toggle', async () => details.append(...(await describe(path))), {
    once: true,
  });
  return details;
}

async function describe(path: string): Promise<readonly HTMLElement[]> {
  try {
    const schema: SchemaDocument = await (await fetch(path)).json();
    return [
      element('h4', {}, ['Request']),
      fieldTable(schema.parameters),
      element('h4', {}, ['Result']),
      fieldTable(schema.response),
      element('h4', {}, ['Call']),
      element('p', {}, [schema.howToCall]),
      element('pre', {}, [schema.curlExample]),
    ];
  } catch {
    return [element('p', {}, ['Nothing answered; see above whether the worker was installed.'])];
  }
}

function fieldTable(schema: ObjectSchema): HTMLElement {
  const rows = fieldRows(schema, '').map(([name, type, words]) =>
    element('tr', {}, [
      element('th', { scope: 'row' }, [name]),
      element('td', {}, [element('code', {}, [type])]),
      element('td', {}, [words]),
    ]),
  );
  return element('table', {}, rows);
}

type FieldRow = readonly [name: string, type: string, words: string];

/** One row a field, those of nested objects after their own: `standard.months`, `tags[].html`. */
function fieldRows({ properties = {}, required = [] }: JsonSchema, path: string): FieldRow[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    [path + name, typeOf(field), wordsOf(field, required.includes(name))] as const,
    ...fieldRows(field, `${path}${name}.`),
    ...fieldRows(field.items ?? {}, `${path}${name}[].`),
  ]);
}

/** The type as TypeScript writes it. */
function typeOf({ type = [], enum: options, items }: JsonSchema): string {
  if (options) return options.map((option) => JSON.stringify(option)).join(' | ');
  return [type]
    .flat()
    .map((name) => (name === 'array' && items ? `${typeOf(items)}[]` : name))
    .join(' | ');
}

function wordsOf({ description = '', default: standard }: JsonSchema, isRequired: boolean): string {
  if (isRequired) return description;
  const omitted = standard === undefined ? 'Optional.' : `Default ${JSON.stringify(standard)}.`;
  return `${description} ${omitted}`;
}
