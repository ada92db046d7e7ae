import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../src/schema/json-schema.ts';
import type { Tool } from '../../src/tool.ts';
import { anyCharacter } from './any-character.ts';
import { specs } from './specs.ts';

/** A field and its value. A field without a value is omitted. */
type Edit = readonly [name: string, value?: unknown];

type Fields = Readonly<Record<string, unknown>>;

/** Names that apps use for their own purposes, and names that are special in JavaScript. */
const foreignNames = ['id', 'note', 'comment', 'unknown', '__proto__', 'constructor', 'toJSON', ''];

const texts = [
  '',
  ' ',
  '0',
  '-1.5',
  '1e3',
  '2024-02-29',
  '2023-02-29',
  '\0',
  '\n',
  '\u202e',
  '\ufeff',
  '\ud800',
  'x\udc00',
  '</script>',
  '#f00',
  'ff',
  'a, b\nc',
  '👩‍👩‍👧‍👦',
  'ß漢字กำ',
  'x'.repeat(10_001),
];

const numbers = [
  0,
  -0,
  1,
  -1,
  0.1,
  1.5,
  2,
  7,
  12,
  100,
  999.99,
  -1e-9,
  5e-324,
  1e21,
  1e308,
  -1e308,
  Number.MAX_VALUE,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MIN_SAFE_INTEGER,
];

const anyValue = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...numbers, true, false, null),
  fc.constantFrom<unknown>([], [1, 2], [null], ['1'], [[1]], {}, { x: 1 }),
  fc.string({ unit: anyCharacter, maxLength: 50 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Generates requests that JSON can express: valid, invalid and borderline. */
export function requestsFor(tool: Tool): Arbitrary<Fields> {
  const { properties } = tool.requestJsonSchema();
  const names = Object.keys(properties);
  const right = [
    tool.example,
    ...(specs.get(tool.slug)?.answers ?? []).map(([request]) => request),
  ];
  // Whether a text is valid often depends on other fields.
  const usual = fc.constantFrom(
    ...right.filter((request) => JSON.stringify(request).length < 1000),
  );
  const usualValues = (name: string) =>
    right.flatMap((request) => Object.entries(request).filter(([key]) => key === name));

  const value = (name: string) => {
    const known = usualValues(name).map(([, one]) => one);
    return fc.oneof(
      { weight: 3, arbitrary: known.length > 0 ? fc.constantFrom(...known) : fc.constant(null) },
      { weight: 5, arbitrary: fitting(properties[name] ?? {}) },
      { weight: 1, arbitrary: anyValue },
      { weight: 1, arbitrary: fc.constant(null) },
    );
  };
  const written = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...names).map((name) => ({ name, slip: name })) },
    { weight: 1, arbitrary: slipsFor(names) },
    { weight: 1, arbitrary: fc.constantFrom(...foreignNames).map((slip) => ({ name: '', slip })) },
  );
  const given = written.chain(({ name, slip }) => value(name).map((one): Edit => [slip, one]));
  const omitted = fc.constantFrom(...names).map((name): Edit => [name]);
  const edits = fc.array(fc.oneof(given, given, given, omitted), { maxLength: 3 });
  const all = fc.tuple(...names.map((name) => fc.option(value(name), { nil: undefined, freq: 4 })));
  return fc.oneof(
    { weight: 5, arbitrary: fc.tuple(usual, edits).map(([request, some]) => edit(request, some)) },
    {
      weight: 3,
      arbitrary: all.map((values) =>
        edit(
          {},
          values.map((one, index) => [names[index] ?? '', one]),
        ),
      ),
    },
    { weight: 1, arbitrary: fc.array(given, { maxLength: 3 }).map((some) => edit({}, some)) },
  );
}

/** Returns the request with some fields changed, and without fields that have no value. */
function edit(request: object, edits: readonly Edit[]): Fields {
  const entries = new Map<string, unknown>(Object.entries(request));
  for (const [name, value] of edits) entries.set(name, value);
  const given = [...entries].filter(([, value]) => value !== undefined);
  return JSON.parse(JSON.stringify(Object.fromEntries(given)));
}

/** Generates common misspellings of these names. */
function slipsFor(names: readonly string[]): Arbitrary<{ name: string; slip: string }> {
  const spellings = [
    (name: string) => name.toUpperCase(),
    (name: string) => `${name}s`,
    (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`),
    (name: string) => name.slice(0, -2) + name.slice(-1) + name.slice(-2, -1),
    (name: string) => name.slice(1),
    (name: string) => name.replace(/(.)$/, '$1$1'),
  ];
  return fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...spellings))
    .map(([name, misspell]) => ({ name, slip: misspell(name) }));
}

/** Generates values that fit the schema, or are just beyond its limits. */
function fitting(schema: JsonSchema): Arbitrary<unknown> {
  const { type, enum: options, items, examples = [] } = schema;
  if (options) return fc.constantFrom(...options, ...options.map((option) => `${option} `));
  const kinds = [type].flat().map((kind): Arbitrary<unknown> => {
    if (kind === 'boolean') return fc.boolean();
    if (kind === 'number') return numberNear(schema, 0);
    if (kind === 'integer') return numberNear(schema, 1);
    if (kind === 'array') return fc.array(fitting(items ?? {}), { maxLength: 20 });
    return fc.oneof(fc.constantFrom('', ...examples, ...texts), fc.string({ maxLength: 30 }));
  });
  return fc.oneof(...kinds);
}

function numberNear(schema: JsonSchema, step: 0 | 1): Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum } = schema;
  const limits = [minimum, maximum, exclusiveMinimum].filter((limit) => limit !== undefined);
  const near = limits.flatMap((limit) => {
    const distance = step || Math.max(Math.abs(limit) * 2 ** -52, Number.MIN_VALUE);
    return [limit, limit - distance, limit + distance];
  });
  return fc.oneof(
    fc.constantFrom(...near, ...numbers),
    fc.integer({ min: -50, max: 2000 }),
    fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / (step ? 1 : 100)),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
}
