import type { ObjectSchema, Tool } from 'toolworker';
import { titleOf } from '../fields/field-description.ts';
import { kindOf, limitsOf } from './schema-types.ts';
import { commandLineOf, quote } from './tool-flags.ts';

/**
 * Returns a description of a tool for the terminal. `chosen` is the value of `--tools` that
 * includes it.
 */
export function describeTool(tool: Tool, chosen?: string): string {
  const { slug, name, description, example } = tool;
  const parameters = tool.requestJsonSchema();
  const command = ['toolworker call', slug, chosen && `--tools ${quote(chosen)}`];
  return [
    `${name}\n${description}`,
    `Fields\n${fields(parameters, 'required')}`,
    `Result\n${fields(tool.resultJsonSchema(), '')}`,
    `Example\n  ${[...command, commandLineOf(example, parameters)].filter(Boolean).join(' ')}`,
  ].join('\n\n');
}

/**
 * Returns a description of a tool for other programs, with the JSON Schemas of its request and
 * result.
 */
export function describeAsJson(tool: Tool): string {
  const { slug, operation, name, category, description, example } = tool;
  const requestJsonSchema = tool.requestJsonSchema();
  const resultJsonSchema = tool.resultJsonSchema();
  const info = { slug, operation, name, category, description };
  return JSON.stringify({ ...info, requestJsonSchema, resultJsonSchema, example }, null, 2);
}

/** Returns two lines for each field: name, title and type, and below them the description. */
function fields(schema: ObjectSchema, need: string): string {
  const { properties, required } = schema;
  const rows = Object.entries(properties).map(([name, field]) => {
    return { title: titleOf(name), ...field, name };
  });
  if (rows.length === 0) return `  ${JSON.stringify(schema)}`;
  const nameWidth = widthOf(rows.map(({ name }) => name));
  const titleWidth = widthOf(rows.map(({ title }) => title));
  const indent = ' '.repeat(nameWidth + 4);
  return rows
    .map(({ name, title, description, ...field }) => {
      const { 'x-unit': unit, 'x-replaced-by': substitute, default: defaultValue } = field;
      const facts = [
        required.includes(name) && (substitute ? `${need} unless ${substitute} is given` : need),
        kindOf(field),
        limitsOf(field),
        unit,
        defaultValue !== undefined && `default ${JSON.stringify(defaultValue)}`,
      ];
      const columns = [name.padEnd(nameWidth), title.padEnd(titleWidth)];
      const first = `  ${[...columns, facts.filter(Boolean).join(', ')].join('  ')}`;
      return description ? `${first}\n${indent}${description}` : first;
    })
    .join('\n');
}

function widthOf(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.length));
}
