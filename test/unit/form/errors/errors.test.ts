import { bmiCalculatorTool, defineTool, type Tool, ToolError } from 'toolworker';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { issueOf } from '../../../../src/fields/issue.ts';
import { toToolError } from '../../../../src/fields/parse.ts';
import { answerOf } from '../../../../src/form/answer.ts';
import { type Errors, errorsOf } from '../../../../src/form/errors/errors.ts';
import { errorsInWords, inOneText } from '../../../../src/form/errors/errors-in-words.ts';
import { issueInWords } from '../../../../src/form/errors/issue-in-words.ts';

const { signal } = new AbortController();

/** Returns what a form with fields of these names says of a request. */
async function errorsFor(tool: Tool, request: object, names: readonly string[]): Promise<Errors> {
  const answer = await answerOf(tool, { ...request }, signal);
  if (!('issues' in answer)) throw new Error('The tool accepts the request.');
  return errorsOf(answer, names);
}

const messagesOf = ({ ofFields, others }: Errors) => ({
  ofFields: Object.fromEntries(
    Object.entries(ofFields).map(([name, { message }]) => [name, message]),
  ),
  others: others.map(({ message }) => message),
});

test('each error is shown by its field', async () => {
  const names = ['unit', 'height', 'weight', 'feet', 'inches'];
  const request = { unit: 'metric', height: -1, inches: '7' };
  expect(messagesOf(await errorsFor(bmiCalculatorTool, request, names))).toEqual({
    ofFields: {
      height: 'expected a number greater than 0, got -1',
      weight: 'required, a number greater than 0',
      inches: 'expected a number of at least 0, got "7"',
    },
    others: [],
  });
  const without = await errorsFor(bmiCalculatorTool, request, ['height']);
  expect(without.others.map(({ field }) => field)).toEqual(['weight', 'inches']);
});

/** A tool whose request has any fields, and that refuses it. */
function refusing(refuse: (request: object) => Error): Tool {
  return {
    ...bmiCalculatorTool,
    run: async (request) => {
      throw refuse(Object(request));
    },
  };
}

describe('what a field is called, and what is typed into it', () => {
  // Names that are no words, and patterns that a regular expression would not survive.
  const names = [
    'c++',
    'x(',
    '(a+)+$',
    '[',
    '__proto__',
    'constructor',
    'a',
    'a.b',
    'to: expected',
  ];
  const typed = ['red; to: expected blue', '"', '"; "', 'a, got "b', `${'a'.repeat(40)}!`, '; ;'];

  test.each(names)('does not matter: %s', async (name) => {
    const tool = refusing(() =>
      toToolError(typed.map((text) => issueOf('invalid', name, 'a color', JSON.stringify(text)))),
    );
    const { ofFields, others } = await errorsFor(tool, {}, [name]);
    expect(Object.keys(ofFields)).toEqual([name]);
    expect(Object.getOwnPropertyDescriptor(ofFields, name)?.value).toMatchObject({
      expected: 'a color',
      received: JSON.stringify('; ;'),
    });
    expect(others).toEqual([]);
  });
});

test('what is wrong within a field is shown by the field, with its path', async () => {
  const tool = defineTool({
    ...{
      slug: 'paint',
      operation: 'paint',
      name: 'Paint',
      category: 'Own',
      description: 'Paints.',
    },
    request: z.object({ layers: z.array(z.object({ height: z.number() })), heights: z.number() }),
    result: z.object({ liters: z.number() }),
    example: { layers: [{ height: 1 }], heights: 1 },
    run: () => ({ liters: 1 }),
  });
  const request = { layers: [{ height: 'x' }], heights: 'y' };
  const names = ['layers', 'height', 'heights'];
  const { ofFields, others } = await errorsFor(tool, request, names);
  expect(Object.keys(ofFields)).toEqual(['layers', 'heights']);
  expect(others).toEqual([]);
  const content = {
    options: {},
    parameters: { type: 'object', properties: { layers: { title: 'Layers' } }, required: [] },
  } as const;
  const issue = ofFields.layers ?? { code: 'invalid', message: '' };
  expect(issueInWords(issue, content, {}, 'layers')).toMatch(/^layers\.0\.height: expected /);
});

test('an error that comes from no field is shown as it is', async () => {
  const tool = refusing(() => new ToolError('rate: the service knows no rate for this day'));
  expect(messagesOf(await errorsFor(tool, {}, ['rate']))).toEqual({
    ofFields: {},
    others: ['rate: the service knows no rate for this day'],
  });
});

test.each([
  [{ years: 'A' }, [], 'Term: A'],
  [{ years: 'A', annualRate: 'B' }, [], 'Term: A; Annual rate: B'],
  [{ years: 'A.', annualRate: 'B' }, [], 'Term: A. Annual rate: B'],
  [{ other: 'A' }, ['C', '', 'D'], 'other: A; C; D'],
  [{}, [], ''],
])('%j and %j are one text: %s', (ofFields, others, expected) => {
  const titled = { years: { title: 'Term' }, annualRate: { title: 'Annual rate' }, other: {} };
  expect(errorsInWords(ofFields, others, titled)).toBe(expected);
});

test.each([
  ['de', ['Höhe: ungültig', 'Breite: ungültig'], 'Höhe: ungültig; Breite: ungültig'],
  ['de', ['Höhe: Pflichtfeld.', 'Breite: ungültig.'], 'Höhe: Pflichtfeld. Breite: ungültig.'],
  ['fr', ['a', 'b', ''], 'a\u202f; b'],
  ['ja', ['高さ：必須です。', '幅：必須です。'], '高さ：必須です。幅：必須です。'],
  ['zh', ['高度：必填', '宽度：必填'], '高度：必填；宽度：必填'],
  ['ar', ['أ', 'ب'], '\u2068أ\u2069؛ \u2068ب\u2069'],
  ['ar', ['\u2068أ.\u2069', 'ب'], '\u2068أ.\u2069 ب'],
] as const)('in %s, the errors %j become one text', (code, errors, expected) => {
  expect(inLanguage(languageFor(code), () => inOneText(errors))).toBe(expected);
});
