import { bmiCalculatorTool, defineTool, type Tool, ToolError } from 'toolworker';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { languageFor } from '../../../demo/language/dictionaries.ts';
import { inLanguage } from '../../../demo/language/page-language.ts';
import { issueOf } from '../../../src/fields/issue.ts';
import { toToolError } from '../../../src/fields/parse.ts';
import { answerOf } from '../../../src/form/answer.ts';
import { type Errors, errorsOf, inOneText, type SayIssue } from '../../../src/form/errors.ts';
import type { Field } from '../../../src/form/fields.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import { issueInWords } from '../../../src/form/issue-in-words.ts';
import { type Form, formOf, stateOf } from '../../../src/form/state.ts';

const { signal } = new AbortController();

/** Returns a form with fields of these names, all of which the visitor has seen. */
function formWith(names: readonly string[]): Form {
  const fields = names.map((name): Field => {
    const shown = { name, title: name, hint: '', kind: 'text', schema: {}, sample: '' } as const;
    return {
      ...shown,
      unit: undefined,
      units: [],
      options: [],
      isRequired: false,
      isNeeded: false,
      isOptional: true,
    };
  });
  return formOf(fields, { ...stateOf({}), touched: names });
}

const asItIs: SayIssue = ({ field, message }, place) =>
  field === place ? message : `${field}: ${message}`;

/** Returns what a form with fields of these names says of a request. */
async function errorsFor(
  tool: Tool,
  request: object,
  names: readonly string[],
  say = asItIs,
): Promise<Errors> {
  const answer = await answerOf(tool, { ...request }, signal);
  if (!('issues' in answer)) throw new Error('The tool accepts the request.');
  return errorsOf(formWith(names), answer, {}, 'en', say);
}

test('each error is shown by its field', async () => {
  const names = ['unit', 'height', 'weight', 'feet', 'inches'];
  const request = { unit: 'metric', height: -1, inches: '7' };
  const errors = await errorsFor(bmiCalculatorTool, request, names);
  expect(errors).toMatchObject({
    ofFields: {
      height: 'expected a number greater than 0, got -1',
      weight: 'required, a number greater than 0',
      inches: 'expected a number of at least 0, got "7"',
    },
    others: '',
  });
  expect(errors.issues.map(({ field }) => field)).toEqual(['height', 'weight', 'inches']);
  const without = await errorsFor(bmiCalculatorTool, request, ['height']);
  expect(without.others).toBe(
    'weight: required, a number greater than 0; inches: expected a number of at least 0, got "7"',
  );
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
    const say: SayIssue = ({ expected, received }) => `${expected}: ${received}`;
    const { ofFields, others } = await errorsFor(tool, {}, [name], say);
    expect(Object.keys(ofFields)).toEqual([name]);
    expect(Object.getOwnPropertyDescriptor(ofFields, name)?.value).toBe('a color: "; ;"');
    expect(others).toBe('');
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
  const content = {
    options: {},
    parameters: { type: 'object', properties: { layers: { title: 'Layers' } }, required: [] },
  } as const;
  const { ofFields, others } = await errorsFor(tool, request, names, (issue, place) =>
    issueInWords(issue, content, {}, place),
  );
  expect(Object.keys(ofFields)).toEqual(['layers', 'heights']);
  expect(ofFields.layers).toMatch(/^layers\.0\.height: expected /);
  expect(others).toBe('');
});

test('an error that comes from no field is shown as it is', async () => {
  const tool = refusing(() => new ToolError('rate: the service knows no rate for this day'));
  const say: SayIssue = ({ message }) => message;
  expect(await errorsFor(tool, {}, ['rate'], say)).toEqual({
    ofFields: {},
    others: 'rate: the service knows no rate for this day',
    issues: [],
  });
});

test('a number that cannot be read is named once its input is settled', () => {
  const form = formWith(['x']);
  const [field] = form.active;
  if (!field) throw new Error('The form has no field.');
  const number = formOf(
    [{ ...field, title: 'Share', kind: 'number', schema: { type: 'number' } }],
    stateOf({ x: '?1,5' }),
  );
  const errorsWith = (settled: Inputs) => errorsOf(number, undefined, settled, 'en', asItIs);
  expect(errorsWith({}).ofFields).toEqual({});
  expect(errorsWith({ x: '?1,5' })).toEqual({
    ofFields: { x: 'Enter a number, such as 1.5.' },
    others: '',
    issues: [{ field: 'x', code: 'invalid', message: 'Share: Enter a number, such as 1.5.' }],
  });
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
