import type { JsonSchema } from '../../src/schema/json-schema.ts';
import type { Tool } from '../../src/tool.ts';
import type { Refusal } from './spec.ts';

const source = 'the table of fields';

type Edit = readonly [name: string, value: unknown, error: string];

/**
 * Returns what a tool refuses by its table of fields alone, whatever it computes: missing fields,
 * values of another type or beyond a limit, and misspelled names. `fields` of its spec has the
 * table. The limits of fields `inWords` have rows there.
 */
export function fieldRefusals(tool: Tool, inWords: readonly string[] = []): readonly Refusal[] {
  const { properties, required } = tool.requestJsonSchema();
  const names = Object.keys(properties);
  const example: Readonly<Record<string, unknown>> = { ...tool.example };
  const missing = required.flatMap((name): Edit[] => {
    const expected = expectedFor(properties[name]);
    return expected ? [[name, undefined, `required, ${expected}`]] : [];
  });
  const objects = Object.entries(properties).flatMap(([name, schema]) =>
    refusedValues(schema)
      .slice(-1)
      .map(([value, error]): Edit => [name, value, error]),
  );
  const edited = (edits: readonly Edit[]): Refusal => [
    { ...example, ...Object.fromEntries(edits.map(([name, value]) => [name, value])) },
    edits.map(([name, , error]) => `${name}: ${error}`).join('; '),
    source,
  ];
  return [
    [{ zzz: 1, qqq: true }, `request body: expected fields such as ${names.join(', ')}`, source],
    ...[missing, objects].filter(({ length }) => length > 1).map(edited),
    ...missing.flatMap(([name, , error]) => [
      edited([[name, undefined, error]]),
      edited([[name, null, error]]),
    ]),
    ...Object.entries(properties).flatMap(([name, schema]) => {
      const { [name]: value = sampleOf(schema), ...others } = example;
      return [
        ...refusedValues(schema)
          .filter(
            ([wrong]) => !inWords.includes(name) || !beyond(schema).some((one) => one === wrong),
          )
          .map(([wrong, error]) => edited([[name, wrong, error]])),
        ...misspellings(name).map(
          (slip): Refusal => [
            { ...others, [slip]: value },
            `${slip}: unknown field, did you mean ${name}?`,
            source,
          ],
        ),
      ];
    }),
  ];
}

/**
 * Returns values that only a function can receive, since JSON has no word for them, with their
 * errors.
 */
export function refusedNumbers(tool: Tool): readonly Refusal[] {
  return Object.entries(tool.requestJsonSchema().properties).flatMap(([name, schema]) =>
    isNumeric(schema) && !schema['x-replaced-by']
      ? [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(
          (value): Refusal => [
            { ...tool.example, [name]: value },
            `${name}: expected ${expectedFor(schema)}, got ${value}`,
            source,
          ],
        )
      : [],
  );
}

/** Returns the names of the fields that take numbers. */
export function numericFields(tool: Tool): readonly string[] {
  return Object.entries(tool.requestJsonSchema().properties)
    .filter(([, schema]) => isNumeric(schema))
    .map(([name]) => name);
}

/** Returns values that a field refuses, each with the end of its error. */
function refusedValues(schema: JsonSchema): readonly (readonly [value: unknown, error: string])[] {
  const { enum: options, examples: [example] = [], writeOnly } = schema;
  if ([schema.type].flat().includes('array') || schema['x-replaced-by']) return [];
  const isText = schema.type === 'string' && !options;
  const expected = isText
    ? `a string${example ? ` such as "${example}"` : ''}`
    : expectedFor(schema);
  const number = isText ? (writeOnly ? 'a number' : 'the number 1.5') : '1.5';
  const values: readonly (readonly [type: string, value: unknown, shown: string])[] = [
    ['string', 'nonsense', '"nonsense"'],
    ['number', 1.5, number],
    ['boolean', true, 'true'],
    ['array', [], 'an array'],
    ['object', {}, 'an object'],
  ];
  return [
    ...beyond(schema).map((value) => ['number', value, `${value}`] as const),
    ...values.filter(([type]) => type !== schema.type || (options && type === 'string')),
  ].map(([, value, shown]) => [value, `expected ${expected}, got ${shown}`]);
}

/** Returns the numbers next to the limits of a field that it refuses. */
function beyond(schema: JsonSchema): readonly number[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const step = (limit: number) =>
    schema.type === 'integer' ? 1 : Math.max(Math.abs(limit) * 2 ** -52, Number.MIN_VALUE);
  return [
    ...(minimum === undefined ? [] : [minimum - step(minimum)]),
    ...(maximum === undefined ? [] : [maximum + step(maximum)]),
    exclusiveMinimum ?? [],
    exclusiveMaximum ?? [],
  ].flat();
}

function isNumeric({ type }: JsonSchema): boolean {
  return type === 'number' || type === 'integer';
}

/** Returns what a field expects, in the words of errors, or nothing if it has words of its own. */
function expectedFor(schema: JsonSchema = {}): string {
  const { type, enum: options } = schema;
  if (options) return `one of ${options.join(', ')}`;
  if (type === 'boolean') return 'true or false';
  // Whether another field can replace it depends on more than the table.
  if (!isNumeric(schema) || schema['x-replaced-by']) return '';
  return `a ${type === 'integer' ? 'whole number' : 'number'}${rangeOf(schema)}`;
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): string {
  const written = (limit: number) => limit.toLocaleString('en-US', { maximumFractionDigits: 20 });
  if (minimum !== undefined && maximum !== undefined) {
    return ` from ${written(minimum)} to ${written(maximum)}`;
  }
  const bounds = [
    ...(minimum === undefined ? [] : [`of at least ${written(minimum)}`]),
    ...(exclusiveMinimum === undefined ? [] : [`greater than ${written(exclusiveMinimum)}`]),
    ...(maximum === undefined
      ? []
      : [`${exclusiveMinimum === undefined ? 'of ' : ''}at most ${written(maximum)}`]),
    ...(exclusiveMaximum === undefined ? [] : [`less than ${written(exclusiveMaximum)}`]),
  ];
  return bounds.map((bound, index) => (index === 0 ? ` ${bound}` : ` and ${bound}`)).join('');
}

/** Returns common misspellings of a name. */
function misspellings(name: string): readonly string[] {
  const half = Math.floor(name.length / 2);
  const [before, after] = [name.slice(0, half), name.slice(half + 1)];
  const swapped = `${before}${after.slice(0, 1)}${name.slice(half, half + 1)}${after.slice(1)}`;
  const spellings = [
    name.toUpperCase(),
    name.endsWith('s') ? name.slice(0, -1) : `${name}s`,
    name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
    name.replaceAll(/[A-Z]/g, (capital) => `-${capital}`),
    ...(name.length < 5 ? [] : [swapped, before + after, name + name.slice(-1)]),
  ];
  return [...new Set(spellings)].filter((spelling) => spelling !== name);
}

/** Returns some value for a field that the tool's example lacks. */
function sampleOf({ default: usual, enum: options, type }: JsonSchema): unknown {
  return usual ?? options?.[0] ?? (type === 'string' ? 'x' : 5);
}
