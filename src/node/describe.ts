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

function fields({ properties, required }: ObjectSchema, need: string): string {
  const names = Object.keys(properties);
  const width = Math.max(...names.map((name) => name.length));
  return Object.entries(properties)
    .map(([name, field]) => {
      const facts = [required.includes(name) && need, kindOf(field), standardOf(field)];
      const first = `  ${name.padEnd(width)}  ${facts.filter(Boolean).join(', ')}`;
      return field.description ? `${first}\n  ${' '.repeat(width)}  ${field.description}` : first;
    })
    .join('\n');
}

function kindOf({ type = [], enum: options }: JsonSchema): string {
  if (options) return `one of ${options.join(', ')}`;
  return [type].flat().join(' or ');
}

function standardOf({ default: standard }: JsonSchema): string {
  return standard === undefined ? '' : `default ${JSON.stringify(standard)}`;
}
