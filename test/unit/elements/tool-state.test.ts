import {
  bmiCalculatorTool,
  defineTool,
  loanPayoffCalculatorTool,
  number,
  object,
} from 'toolworker';
import { describe, expect, test, vi } from 'vitest';
import { fieldsOf } from '../../../src/elements/form/field.ts';
import { inLanguage } from '../../../src/elements/language.ts';
import { contentOf } from '../../../src/elements/tool-content.ts';
import { answerOf, readyRequest, startingState } from '../../../src/elements/tool-state.ts';

const loan = contentOf(loanPayoffCalculatorTool);

describe('the content of an element', () => {
  test('has the fields of the tool, and the first one of the result that the request lacks as its headline', () => {
    expect(Object.keys(loan.parameters.properties)).toEqual(
      Object.keys(loanPayoffCalculatorTool.requestJsonSchema().properties),
    );
    expect(loan.headline).toBe('scheduledPayment');
    expect(contentOf(bmiCalculatorTool).headline).toBe('bmi');
  });

  test('marks amounts of money, nested ones, too', () => {
    const { properties } = loan.response;
    expect(properties.scheduledPayment?.format).toBe('money');
    expect(properties.standard?.properties?.totalInterest?.format).toBe('money');
    expect(properties.monthsSaved?.format).toBeUndefined();
  });

  test('is in the language, and in English where it has no text', () => {
    const dictionary = { 'Annual rate': 'Zinssatz', metric: 'metrisch' };
    const translated = (tool: Parameters<typeof contentOf>[0]) =>
      inLanguage({ code: 'de', dictionary }, () => contentOf(tool));
    const { annualRate, years } = translated(loanPayoffCalculatorTool).parameters.properties;
    expect([annualRate?.title, years?.title]).toEqual(['Zinssatz', 'Years']);
    expect(translated(bmiCalculatorTool).options).toEqual({ metric: 'metrisch' });
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

test('a form is ready once its required fields are filled in, and sends fixed fields', () => {
  const fields = fieldsOf(loan);
  const { inputs } = startingState(loan, undefined);
  expect(readyRequest(fields, { inputs, touched: [] }, { annualRate: 0 })).toMatchObject({
    principal: 200_000,
    annualRate: 0,
  });
  const empty = { inputs: { ...inputs, principal: '' }, touched: [] };
  expect(readyRequest(fields, empty, {})).toBeUndefined();
});

describe('an answer', () => {
  const fields = fieldsOf(loan);

  test('has the result, or the errors by field', async () => {
    const request = { principal: 1200, annualRate: 0, years: 1 };
    expect(await answerOf(loanPayoffCalculatorTool, fields, request)).toMatchObject({
      request,
      result: { scheduledPayment: 100 },
    });
    const wrong = { ...request, annualRate: -1 };
    expect(await answerOf(loanPayoffCalculatorTool, fields, wrong)).toMatchObject({
      errors: { ofFields: { annualRate: 'expected a number of at least 0, got -1' }, others: '' },
    });
  });

  test('of a faulty tool is an error, and the page hears of the fault', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const fault = new TypeError('x is undefined');
    const run = async () => {
      throw fault;
    };
    const answer = await answerOf({ ...loanPayoffCalculatorTool, run }, fields, {});
    vi.unstubAllGlobals();
    expect(answer).toMatchObject({ errors: { others: 'There is a fault in this tool.' } });
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
  });
});
