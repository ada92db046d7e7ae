import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { bmiCalculatorTool } from '../../../src/tools/bmi-calculator/tool.ts';

const { requestJsonSchema: parameters, example, request } = bmiCalculatorTool;
const { version, vendor, validate, jsonSchema } = request['~standard'];

test('has a version and a vendor', () => {
  expect({ version, vendor }).toEqual({ version: 1, vendor: 'toolworker' });
});

test('returns the values as the function accepts them, with their defaults', () => {
  const value = { ...example, inches: 0 };
  expect(validate({ ...example, feet: null, comment: 'x' })).toStrictEqual({ value });
  const imperial = { unit: 'imperial', weight: 100, feet: 8, inches: 4 };
  expect(validate(imperial)).toStrictEqual({ value: imperial });
});

describe('jsonSchema', () => {
  const { type, properties } = parameters();

  test.each([
    ['draft-2020-12', Ajv2020],
    ['draft-07', Ajv],
  ] as const)('describes input and output in %s, as validate checks them', (target, Validator) => {
    const [input, output] = [jsonSchema.input({ target }), jsonSchema.output({ target })];
    expect(input).toEqual(parameters());
    expect(output).toEqual({ type, properties, required: ['unit', 'weight', 'inches'] });
    const ajv = new Validator({ strictSchema: false });
    const [isInput, isOutput] = [ajv.compile(input), ajv.compile(output)];
    for (const weight of [81, 0, '1', null, undefined]) {
      const given = JSON.parse(JSON.stringify({ ...example, weight }));
      const result = validate(given);
      expect(isInput(given)).toBe('value' in result);
      if ('value' in result) expect(isOutput(JSON.parse(JSON.stringify(result.value)))).toBe(true);
    }
  });

  test.each(['openapi-3.0', 'draft-04', 'toString', '__proto__', ''])('refuses %o', (target) => {
    const error = new TypeError(`target: expected draft-2020-12 or draft-07, got "${target}"`);
    expect(() => jsonSchema.input({ target })).toThrow(error);
    expect(() => jsonSchema.output({ target })).toThrow(error);
  });
});
