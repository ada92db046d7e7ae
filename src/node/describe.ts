import { type JsonSchema, type ObjectSchema, tools } from 'toolworker';
import { findTool } from './find-tool.ts';
import { commandLineOf } from './tool-flags.ts';

/** Returns what GET on a tool answers, for a person who calls it on a command line. */
export function describeTool(name: string): string {
  const { title, description, inputSchema, outputSchema } = findTool(name);
  const { example = {} } = tools.find(({ slug }) => slug === name) ?? {};
  return [
    `${title}\n${description}`,
    `Fields\n${fields(inputSchema, 'required')}`,
    `Result\n${fields(outputSchema, '')}`,
    `Example\n  toolworker call ${name} ${commandLineOf(example)}`,
  ].join('\n\n');
}

/** Two lines a field: its name, its title and what it holds, and below them its description. */
function fields({ properties, required }: ObjectSchema, need: string): string {
  const rows = Object.entries(properties).map(([name, field]) => ({ ...field, name }));
  const nameWidth = widthOf(rows.map(({ name }) => name));
  const titleWidth = widthOf(rows.map(({ title = '' }) => title));
  const indent = ' '.repeat(nameWidth + 4);
  return rows
    .map(({ name, title = '', description, ...field }) => {
      const { 'x-unit': unit, 'x-replaced-by': substitute, default: standard } = field;
      const facts = [
        required.includes(name) && (substitute ? `${need} unless ${substitute} is given` : need),
        kindOf(field),
        unit,
        standard !== undefined && `default ${JSON.stringify(standard)}`,
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

function kindOf({ type = [], enum: options }: JsonSchema): string {
  if (options) return `one of ${options.join(', ')}`;
  return [type].flat().join(' or ');
}
