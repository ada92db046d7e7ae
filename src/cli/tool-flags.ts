import { isDeepStrictEqual } from 'node:util';
import type { ObjectSchema } from 'toolworker';
import { shellQuote } from '../shared/shell-quote.ts';
import { commandOptions, type Options, parseArguments } from './parse-arguments.ts';
import { type FieldSchema, typeOf, typesOf } from './schema-types.ts';

type Value = string | boolean | undefined | readonly (string | boolean)[];

/**
 * Returns the options of `call` for a tool. Its own take precedence over fields of the same name.
 */
export function callOptions(parameters: ObjectSchema) {
  return { ...flagsOf(parameters), ...commandOptions.call };
}

/** Returns the request that is made of field options, if there are any, and the other arguments. */
export function readArguments(args: readonly string[], parameters: ObjectSchema, help: string) {
  const { values, positionals } = parseArguments(args, callOptions(parameters), help);
  const { tools: _, get, json, ...fields } = values;
  const hasFields = Object.keys(fields).length > 0;
  return { request: hasFields ? requestOf(parameters, fields) : undefined, positionals, get, json };
}

/** Returns a command line option for each field of a request. */
export function flagsOf({ properties }: ObjectSchema): Options {
  const flags = Object.entries(properties).map(([name, field]) => {
    const type = isSwitch(field) ? ('boolean' as const) : ('string' as const);
    return [name, { type, multiple: typesOf(field).includes('array') }] as const;
  });
  return Object.fromEntries(flags);
}

function isSwitch(field: FieldSchema): boolean {
  const types = typesOf(field).filter((type) => type !== 'null');
  return types.length > 0 && types.every((type) => type === 'boolean');
}

/**
 * Returns the request that the options make. Values of a wrong type are left for the API to reject.
 */
function requestOf({ properties }: ObjectSchema, values: Readonly<Record<string, Value>>): object {
  const fields = Object.entries(properties)
    .map(([name, field]) => [name, fieldOf(field, values[name])] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields);
}

function fieldOf(field: FieldSchema, value: Value): unknown {
  if (typeof value === 'string') return readAs(value, typesOf(field));
  if (typeof value !== 'object') return value;
  const texts = value.map(String);
  const [only = ''] = texts;
  const list = jsonOf(only);
  if (texts.length === 1 && Array.isArray(list) && isListOfValues(field)) return list;
  // The field also takes a single value, such as a string of numbers.
  const others = typesOf(field).filter((type) => type !== 'array' && type !== 'null');
  if (texts.length === 1 && others.length > 0) return readAs(only, others);
  const types = typesOf(field.items ?? {});
  return texts.map((text) => readAs(text, types));
}

/** Whether a JSON array means the whole list, because items are neither strings nor arrays. */
function isListOfValues({ items = {} }: FieldSchema): boolean {
  const types = typesOf(items);
  return types.length > 0 && !types.includes('string') && !types.includes('array');
}

/**
 * Parses a text as one of the types, or as JSON if there are none. Returns the text if neither
 * works.
 */
function readAs(text: string, types: readonly string[]): unknown {
  const isNumber = types.includes('number') || types.includes('integer');
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  const value = jsonOf(text);
  const isTaken = types.length === 0 || types.includes(typeOf(value));
  return isTaken && !(value === null && types.includes('string')) ? value : text;
}

/**
 * Parses JSON. Returns the text if it is not JSON, a JSON string, or a number beyond the range of a
 * double.
 */
function jsonOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const isTooGreat = typeof value === 'number' && !Number.isFinite(value);
    return isTooGreat || typeof value === 'string' ? text : value;
  } catch {
    return text;
  }
}

/**
 * Returns the shell arguments for a request: its fields as options, or else the request as JSON.
 */
export function commandLineOf(request: object, parameters: ObjectSchema): string {
  const args = Object.entries(request).flatMap(([name, value]) => {
    const field: FieldSchema = parameters.properties[name] ?? {};
    const isList = Array.isArray(value) && typesOf(field).includes('array');
    return (isList && !isListOfValues(field) ? value : [value]).flatMap((one) =>
      argumentsOf(name, one, isSwitch(field)),
    );
  });
  const isReadBack = isDeepStrictEqual(requestIn(args, parameters), request);
  return (isReadBack ? args : [JSON.stringify(request)]).map(quote).join(' ');
}

function argumentsOf(name: string, value: unknown, isSwitch: boolean): readonly string[] {
  if (isSwitch) return [value ? `--${name}` : `--no-${name}`];
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // `--text -` would read standard input, and `--text @home` a file.
  return /^[-@]/.test(text) ? [`--${name}=${text}`] : [`--${name}`, text];
}

function requestIn(args: readonly string[], parameters: ObjectSchema): object | undefined {
  // `call` would print its help.
  if (args.includes('--help')) return undefined;
  try {
    return readArguments(args, parameters, '').request;
  } catch {
    // A field's name may not work as an option.
    return undefined;
  }
}

/** Returns an argument quoted for a shell. */
export function quote(argument: string): string {
  const isPlain = /^(?:--[\w-]+=)?[\w.,:/%+-]+$/.test(argument);
  return isPlain ? argument : shellQuote(argument);
}
