import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from 'toolworker';
import type { Tool } from '../../../src/tool.ts';
import { anyCharacter } from '../any-character.ts';

/** What is sent: a text, or bytes. */
export type Body = string | Uint8Array<ArrayBuffer>;

/** Edge cases of numbers that JSON can express. */
const edgesOfNumbers = [
  '0',
  '-0',
  '-1',
  '1.5',
  '5e-324',
  '-5e-324',
  '2.2250738585072014e-308',
  '1e308',
  '1.7976931348623157e308',
  '-1.7976931348623157e308',
  '1e999',
  '-1e999',
  '1e-999',
  '9007199254740991',
  '-9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '4294967296',
  '100000000000000000000000',
  `0.${'3'.repeat(400)}`,
  '1E+2',
];

export const hostileTexts = [
  '',
  ' ',
  '\0',
  '\n\r\n\r\u2028\u2029\u0085',
  '\ufeff',
  '__proto__',
  'constructor',
  'toString',
  '\ud800',
  '\udc00\ud800',
  'a\udfffb',
  '-0',
  '1e308',
  '5e-324',
  '9007199254740992',
  'NaN',
  'Infinity',
  '0x10',
  '１２３',
  '</script><script>alert(1)</script>',
  '<!--',
  `"'\`&<>`,
  'javascript:alert(1)',
  'ıİßſŉΐ',
  '👩‍👩‍👧‍👦🇩🇪',
  '\u202e\u0301\u200d',
  'กาลครั้งหนึ่ง漢字かな',
];

/** JSON values that are unrelated to any tool. */
export const hostileValues: readonly string[] = [
  'null',
  'true',
  '[]',
  '{}',
  '{"__proto__":{"x":1},"constructor":{"prototype":1},"toString":null,"length":9007199254740992}',
  ...edgesOfNumbers,
  ...hostileTexts.map((text) => JSON.stringify(text)),
];

export const deepNesting = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

/** Generates any body of a POST to a tool. */
export function bodyFor(tool: Tool): Arbitrary<Body> {
  const example = JSON.stringify(tool.example);
  return fc.oneof(
    { weight: 6, arbitrary: requestFor(tool) },
    { weight: 2, arbitrary: editsOf(example) },
    { weight: 1, arbitrary: fc.json({ stringUnit: anyCharacter }) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
    { weight: 1, arbitrary: damageTo(new TextEncoder().encode(example)) },
  );
}

/** Generates requests with some of a tool's fields, valid or not, and sometimes an unknown one. */
function requestFor(tool: Tool): Arbitrary<string> {
  const example = new Map(Object.entries<unknown>({ ...tool.example }));
  const fields = Object.entries(tool.requestJsonSchema().properties).map(([name, schema]) => {
    const usual = example.has(name) ? [fc.constant(JSON.stringify(example.get(name)))] : [];
    const value = fc.oneof(
      { weight: 6, arbitrary: fc.oneof(...usual, typedValue(schema, example.get(name))) },
      { weight: 1, arbitrary: fc.constantFrom(...hostileValues) },
      { weight: 1, arbitrary: fc.json({ stringUnit: anyCharacter }) },
    );
    const member = value.map((json) => [`${JSON.stringify(name)}:${json}`]);
    const rarelyOmitted = example.has(name) ? 9 : 2;
    return fc.oneof(
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: rarelyOmitted, arbitrary: member },
    );
  });
  const names = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: anyCharacter }));
  const strangers = fc.array(
    fc
      .tuple(names, fc.constantFrom(...hostileValues))
      .map(([name, json]) => `${JSON.stringify(name)}:${json}`),
    { maxLength: 1 },
  );
  return fc.tuple(strangers, ...fields).map((members) => `{${members.flat().join(',')}}`);
}

/** Generates JSON values of a field's type, which the field may still refuse. */
function typedValue(schema: JsonSchema, usual: unknown): Arbitrary<string> {
  const values = [schema.type].flat().map((type) => {
    if (schema.enum) return fc.constantFrom(...schema.enum).map((option) => JSON.stringify(option));
    if (type === 'boolean') return fc.boolean().map(String);
    if (type === 'array')
      return fc.array(numberIn({}), { maxLength: 50 }).map((list) => `[${list}]`);
    return type === 'string' ? textLike(usual) : numberIn(schema);
  });
  return fc.oneof(...values);
}

function numberIn({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
}: JsonSchema): Arbitrary<string> {
  const limits = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter(
    (limit) => limit !== undefined,
  );
  return fc.oneof(
    fc.constantFrom(...edgesOfNumbers, ...limits.map(String)),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.integer({ min: -1000, max: 20_000 }).map(String),
    fc.tuple(fc.nat(100_000), fc.nat(5)).map(([digits, places]) => `${digits}e-${places}`),
  );
}

/** Generates JSON strings, some of which resemble the tool's example. */
function textLike(usual: unknown): Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom(...hostileTexts),
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[\d.,:;+\-*/%#a-fxe ^]*$/),
    fc.constantFrom(...edgesOfNumbers),
  );
  const text = fc.oneof(
    piece,
    fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
    fc
      .tuple(piece, fc.integer({ min: 1, max: 20_000 }))
      .map(([part, length]) => part.repeat(Math.ceil(length / (part.length || length)))),
  );
  const near = typeof usual === 'string' ? [editsOf(usual)] : [];
  return fc.oneof(...near, text).map((value) => JSON.stringify(value));
}

/** Generates variants of a text with changes in a few places. */
export function editsOf(text: string): Arbitrary<string> {
  const edit = fc.tuple(
    fc.nat(text.length),
    fc.nat(3),
    fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 3 }),
      fc.constantFrom(...hostileTexts, ...edgesOfNumbers),
    ),
  );
  return fc
    .array(edit, { minLength: 1, maxLength: 3 })
    .map((edits) =>
      edits.reduce(
        (edited, [place, length, insertion]) =>
          edited.slice(0, place) + insertion + edited.slice(place + length),
        text,
      ),
    );
}

/** Generates variants with a few changed bytes. */
export function damageTo(bytes: Uint8Array): Arbitrary<Uint8Array<ArrayBuffer>> {
  const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const damaged = new Uint8Array(bytes);
    for (const [place, byte] of changes) damaged[place] = byte;
    return damaged;
  });
}
