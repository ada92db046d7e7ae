import type { JsonSchema, ObjectSchema } from 'toolworker';
import type { Options } from './parse-arguments.ts';

type Value = string | boolean | undefined | readonly (string | boolean)[];

/** Returns an option of the command line for each field of a request. */
export function flagsOf({ properties }: ObjectSchema): Options {
  const flags = Object.entries(properties).map(([name, field]) => {
    const type = takes(field, 'boolean') ? ('boolean' as const) : ('string' as const);
    return [name, { type, multiple: takes(field, 'array') }] as const;
  });
  return Object.fromEntries(flags);
}

/** Returns the request that the options make. What is not of a field's type is left to the API. */
export function requestOf(
  { properties }: ObjectSchema,
  values: Readonly<Record<string, Value>>,
): object {
  const fields = Object.entries(properties)
    .map(([name, field]) => [name, fieldOf(field, values[name])] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields);
}

function fieldOf(field: JsonSchema, value: Value): unknown {
  if (Array.isArray(value)) {
    // A string may be a list as well, and has separators of its own.
    if (value.length === 1 && takes(field, 'string')) return value[0];
    return value.map((item) => fieldOf(field.items ?? {}, item));
  }
  const isNumber = takes(field, 'number') || takes(field, 'integer');
  return isNumber && typeof value === 'string' ? numberOf(value) : value;
}

function numberOf(text: string): number | string {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
}

function takes({ type = [] }: JsonSchema, wanted: string): boolean {
  return [type].flat().includes(wanted);
}

/** Returns the options that make a request, as a shell takes them. */
export function commandLineOf(request: object): string {
  return Object.entries(request)
    .map(([name, value]) => {
      if (typeof value === 'boolean') return value ? `--${name}` : `--no-${name}`;
      const text = String(value);
      return text.startsWith('-') ? `--${name}=${quote(text)}` : `--${name} ${quote(text)}`;
    })
    .join(' ');
}

function quote(text: string): string {
  return /^[\w.,:/%+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
