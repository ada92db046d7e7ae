import {
  attempt,
  type BmiCalculatorResult,
  bmiCalculatorTool,
  calculateBmi,
  generateHmac,
  type HmacGeneratorResult,
  type Outcome,
  ToolError,
} from 'toolworker';
import { expect, expectTypeOf, test } from 'vitest';

const person = { unit: 'metric', height: 180, weight: 81 };

test('returns the result of a function, or what is wrong with each field', () => {
  expect(attempt(calculateBmi, person)).toEqual({ result: { bmi: 25, category: 'Overweight' } });
  expect(attempt(calculateBmi, { ...person, height: undefined, weight: '81' }).issues).toEqual([
    expect.objectContaining({ field: 'height', code: 'required' }),
    expect.objectContaining({ field: 'weight', code: 'invalid', received: '"81"' }),
  ]);
});

test.each([
  ['by a rule across fields', { unit: 'metric', weight: 81, feet: 5 }, 'unit'],
  ['after it has computed', { ...person, height: 1.8 }, 'height'],
  ['as a whole', undefined, undefined],
])('returns what a function refuses %s', (_, request, field) => {
  expect(attempt(calculateBmi, request)).toEqual({ issues: [expect.objectContaining({ field })] });
});

test('resolves to the outcome of a function that returns a promise', async () => {
  const hmac = { message: 'what do ya want for nothing?', key: 'Jefe', algorithm: 'sha-1' };
  const result = expect.objectContaining({ hmac: 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79' });
  expect(await attempt(generateHmac, hmac)).toEqual({ result });
  const issues = [expect.objectContaining({ field: 'key', code: 'required' })];
  expect(await attempt(generateHmac, { message: '' })).toEqual({ issues });
  expect(await attempt(bmiCalculatorTool.run, person)).toEqual({
    result: { bmi: 25, category: 'Overweight' },
  });
});

test('makes an issue of an error without issues', () => {
  const issues = [{ code: 'invalid', message: 'The service is closed.' }];
  const close = () => {
    throw new ToolError('The service is closed.');
  };
  expect(attempt(close, {})).toEqual({ issues });
});

test('hides no fault', async () => {
  const fault = new RangeError('a fault');
  const fail = (): object => {
    throw fault;
  };
  expect(() => attempt(fail, {})).toThrow(fault);
  await expect(attempt(async () => fail(), {})).rejects.toBe(fault);
});

test('has the type of the result', () => {
  const { result, issues } = attempt(calculateBmi, person);
  expectTypeOf(result).toEqualTypeOf<BmiCalculatorResult | undefined>();
  if (!issues) expectTypeOf(result).toEqualTypeOf<BmiCalculatorResult>();
  expectTypeOf(attempt<Promise<HmacGeneratorResult>>).returns.toEqualTypeOf<
    Promise<Outcome<HmacGeneratorResult>>
  >();
});
