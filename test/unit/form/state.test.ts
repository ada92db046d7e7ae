import {
  bmiCalculatorTool,
  bodyFatCalculatorTool,
  defineTool,
  loanPayoffCalculatorTool,
  number,
  object,
} from 'toolworker';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { defineToolForm } from '../../../src/elements/define-tool-form.ts';
import { fieldsOf } from '../../../src/form/form-fields.ts';
import { inLanguage } from '../../../src/form/language/language.ts';
import {
  answerOf,
  type FormSettings,
  formOf,
  readyRequest,
  startingState,
} from '../../../src/form/state.ts';
import { contentOf } from '../../../src/form/tool-content.ts';

const loan = contentOf(loanPayoffCalculatorTool);

describe('the content of an element', () => {
  test('has the fields of the tool, and the first one of the result that the request lacks as its headline', () => {
    expect(Object.keys(loan.parameters.properties)).toEqual(
      Object.keys(loanPayoffCalculatorTool.requestJsonSchema().properties),
    );
    expect(loan.headline).toBe('scheduledPayment');
    expect(contentOf(bmiCalculatorTool).headline).toBe('bmi');
  });

  test('has hints for visitors, and descriptions of fields without one', () => {
    const hintsOf = (...tool: Parameters<typeof contentOf>) =>
      Object.values(contentOf(...tool).parameters.properties).map((field) => field.description);
    expect(hintsOf(loanPayoffCalculatorTool)[1]).toBe('A twelfth of it is charged every month.');
    expect(hintsOf({ ...loanPayoffCalculatorTool, hints: {} })[2]).toBe(
      'Term in years, rounded to whole months; required unless “Monthly payment” is given.',
    );
  });

  test('marks amounts of money, nested ones, too', () => {
    const { properties } = loan.response;
    expect(properties.scheduledPayment?.format).toBe('money');
    expect(properties.standard?.properties?.totalInterest?.format).toBe('money');
    expect(properties.monthsSaved?.format).toBeUndefined();
  });

  test('is in the language, and in English where it has no text', () => {
    const dictionary = { 'Annual interest rate': 'Zinssatz', Metric: 'metrisch' };
    const translated = (tool: Parameters<typeof contentOf>[0]) =>
      inLanguage({ code: 'de', dictionary }, () => contentOf(tool));
    const { annualRate, years } = translated(loanPayoffCalculatorTool).parameters.properties;
    expect([annualRate?.title, years?.title]).toEqual(['Zinssatz', 'Term']);
    expect(translated(bmiCalculatorTool).options).toEqual({
      metric: 'metrisch',
      imperial: 'Imperial',
    });
  });

  test('of a tool whose texts are names of every object is text', () => {
    const tool = defineTool({
      ...{ slug: 'own', operation: 'own', category: 'Own', description: 'toString' },
      name: 'constructor',
      request: object({ constructor: number() }, { constructor: 'valueOf' }),
      result: object({ hasOwnProperty: number() }),
      example: { constructor: 1 },
      run: () => ({ hasOwnProperty: 1 }),
    });
    const content = contentOf(tool);
    expect(content.name).toBe('constructor');
    expect(content.headline).toBe('hasOwnProperty');
    expect(fieldsOf({ ...content, example: {} })).toMatchObject([
      { name: 'constructor', sample: '', samples: undefined, condition: undefined },
    ]);
  });
});

test.each([
  [undefined, '200000', '30'],
  [{ principal: 1200, years: 1 }, '1200', '1'],
  // What cannot be shown is no input.
  [{ principal: 1200, other: 5 }, '1200', ''],
])('a form starts with the request %j, or with the example', (request, principal, years) => {
  const { inputs, touched } = startingState(loan, request);
  expect(inputs).toMatchObject({ principal, years });
  expect(inputs).not.toHaveProperty('other');
  expect(touched).toEqual([]);
});

const settings: FormSettings = { given: undefined, fixed: {}, names: undefined };

const formWith = (given: FormSettings['given'], more: Partial<FormSettings> = {}) => {
  const all = { ...settings, given, ...more };
  return { form: formOf(loan, startingState(loan, all.given), all), fixed: all.fixed };
};

describe('the request of a form', () => {
  const requestWith = (...parameters: Parameters<typeof formWith>) => {
    const { form, fixed } = formWith(...parameters);
    return { shown: form.shown.map(({ name }) => name), request: readyRequest(form, fixed) };
  };

  test('is that of its fields, and of those that are fixed', () => {
    const { shown, request } = requestWith(undefined, { fixed: { annualRate: 0 } });
    expect(shown).toEqual(['principal', 'years', 'monthlyPayment', 'extraPayment']);
    expect(request).toEqual({ principal: 200_000, annualRate: 0, years: 30, extraPayment: 100 });
  });

  test('has no example of a field that is not shown, but what the page gives', () => {
    const names = ['principal', 'annualRate', 'years'];
    expect(requestWith(undefined, { names }).request).toEqual({
      principal: 200_000,
      annualRate: 6.5,
      years: 30,
    });
    const given = { principal: 1200, annualRate: 0, years: 1, extraPayment: 5 };
    expect(requestWith(given, { names })).toEqual({ shown: names, request: given });
  });

  test('waits for what the visitor is to fill in, and not for what is not shown', () => {
    const [shown, hidden] = [['principal'], ['annualRate', 'years']];
    expect(requestWith({ annualRate: 0 }, { names: shown }).request).toBeUndefined();
    expect(requestWith({ principal: 1 }, { names: shown }).request).toEqual({ principal: 1 });
    expect(requestWith({ principal: 1 }, { names: hidden }).request).toBeUndefined();
  });

  test('has numbers in the unit that is fixed', () => {
    const content = contentOf(bmiCalculatorTool);
    const fixed = { unit: 'imperial' };
    const state = {
      inputs: { ...startingState(content, undefined).inputs, height: '5\'11"' },
      touched: [],
    };
    expect(readyRequest(formOf(content, state, { ...settings, fixed }), fixed)).toMatchObject({
      unit: 'imperial',
      height: 71,
    });
  });
});

describe('what a choice makes needless', () => {
  const bodyFat = contentOf(bodyFatCalculatorTool);

  test.each([
    ['female', true],
    ['male', false],
  ])('of someone %s, the form asks for the hip: %s', (gender, isAsked) => {
    const given = { gender, height: 165, neck: 33, waist: 75, hip: 98 };
    const form = formOf(bodyFat, startingState(bodyFat, given), { ...settings, given });
    expect(form.shown.map(({ name }) => name).includes('hip')).toBe(isAsked);
    const { hip: _, ...others } = given;
    expect(readyRequest(form, {})).toEqual(isAsked ? given : others);
  });

  test('is also not asked where another field is fixed', () => {
    const fixed = { gender: 'male' };
    const form = formOf(bodyFat, startingState(bodyFat, undefined), { ...settings, fixed });
    expect(form.shown.map(({ name }) => name)).toEqual(['height', 'neck', 'waist']);
  });

  test('are fields for feet and inches, which people type into one', () => {
    const bmi = contentOf(bmiCalculatorTool);
    const given = { unit: 'imperial', feet: 5, inches: 11, weight: 180 };
    const state = startingState(bmi, given);
    const form = formOf(bmi, state, { ...settings, given });
    expect(form.shown.map(({ name }) => name)).toEqual(['unit', 'height', 'weight']);
    expect(state.inputs.height).toBe(`5'11"`);
    expect(readyRequest(form, {})).toEqual({ unit: 'imperial', height: 71, weight: 180 });
  });

  test.each([{ feet: -5 }, { feet: 'five' }, { feet: 5, inches: '6"' }])(
    'a length in feet that nobody could type, %j, is refused',
    async (length) => {
      const bmi = contentOf(bmiCalculatorTool);
      const given = { unit: 'imperial', weight: 180, ...length };
      const form = formOf(bmi, startingState(bmi, given), { ...settings, given });
      expect(readyRequest(form, {})).toBeUndefined();
    },
  );
});

describe('an answer', () => {
  const { form } = formWith(undefined);
  const { signal } = new AbortController();

  test('has the result, or the errors by field', async () => {
    const request = { principal: 1200, annualRate: 0, years: 1 };
    expect(await answerOf(loanPayoffCalculatorTool, form, request, signal)).toMatchObject({
      request,
      result: { scheduledPayment: 100 },
    });
    const wrong = { ...request, annualRate: -1 };
    expect(await answerOf(loanPayoffCalculatorTool, form, wrong, signal)).toMatchObject({
      errors: { ofFields: { annualRate: 'expected a number of at least 0, got -1' }, others: '' },
    });
  });

  test('says what is wrong with a field that is not shown', async () => {
    const { form: hiding } = formWith(undefined, { names: ['principal'] });
    const answer = await answerOf(loanPayoffCalculatorTool, hiding, { principal: 1 }, signal);
    expect(answer).toMatchObject({ errors: { others: expect.stringContaining('annualRate') } });
  });

  test.each([
    [true, 0],
    [false, 1],
  ])(
    'of a faulty tool is an error, of which the page hears unless it is aborted: %s',
    async (isAborted, times) => {
      const report = vi.fn();
      vi.stubGlobal('reportError', report);
      onTestFinished(() => void vi.unstubAllGlobals());
      const asking = new AbortController();
      if (isAborted) asking.abort();
      const run = async () => {
        throw new TypeError('x is undefined');
      };
      const answer = await answerOf({ ...loanPayoffCalculatorTool, run }, form, {}, asking.signal);
      expect(answer).toMatchObject({ errors: { others: 'There is a fault in this tool.' } });
      expect(report).toHaveBeenCalledTimes(times);
    },
  );
});

test('a server defines no tag, whatever it is given', () => {
  expect(() => defineToolForm({ tools: [loanPayoffCalculatorTool] })).not.toThrow();
});
