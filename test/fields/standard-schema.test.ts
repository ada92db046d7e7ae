import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { FieldsSchema } from '../../src/fields/standard-schema.ts';
import { type BmiRequest, calculateBmi } from '../../src/tools/bmi-calculator/calculate-bmi.ts';
import { bmiCalculatorTool } from '../../src/tools/bmi-calculator/tool.ts';

const { requestJsonSchema: parameters, example, request: schema } = bmiCalculatorTool;
const { version, vendor, validate, jsonSchema } = schema['~standard'];

/** Returns the issue of a field with an invalid value. */
function invalid(field: string, expected: string, received: string) {
  const message = `expected ${expected}, got ${received}`;
  return { field, path: [field], code: 'invalid', expected, received, message };
}

/** Returns the issue of a request that is invalid as a whole. */
function refused(expected: string) {
  return { code: 'invalid', expected, message: `expected ${expected}` };
}

describe('the interface', () => {
  test('follows the specification', () => {
    schema satisfies StandardSchemaV1<BmiRequest> & StandardJSONSchemaV1<BmiRequest>;
    type Both = StandardSchemaV1<1, 2> & StandardJSONSchemaV1<1, 2>;
    expectTypeOf<FieldsSchema<1, 2>>().toExtend<Both>();
    // @ts-expect-error: the schema has another request type
    schema satisfies StandardSchemaV1<{ readonly size: number }>;
  });

  test('infers the types of the request', () => {
    expectTypeOf<StandardSchemaV1.InferInput<typeof schema>>().toEqualTypeOf<BmiRequest>();
    expectTypeOf<StandardSchemaV1.InferOutput<typeof schema>>().toEqualTypeOf<BmiRequest>();
  });

  test('has a version and a vendor', () => {
    expect({ version, vendor }).toEqual({ version: 1, vendor: 'toolworker' });
  });
});

describe('validate', () => {
  test('returns the values with their defaults', () => {
    expect(validate({ ...example, feet: null, comment: 'x' })).toStrictEqual({
      value: { ...example, inches: 0 },
    });
  });

  test('returns what the function accepts', () => {
    const validation = validate({ unit: 'imperial', weight: 100, feet: 8, inches: 4 });
    if (validation.issues) throw new Error(validation.issues[0]?.message);
    expect(calculateBmi(validation.value)).toEqual(
      calculateBmi({ unit: 'imperial', weight: 100, height: 100 }),
    );
  });

  const units = 'one of metric, imperial';
  const positive = 'a number greater than 0';
  const together = 'a height greater than 0 together with inches, which is 0 by default';

  test.each([
    [
      { unit: 'Metric', height: '180' },
      [
        invalid('unit', units, '"Metric"'),
        invalid('height', positive, '"180"'),
        {
          field: 'weight',
          path: ['weight'],
          code: 'required',
          expected: positive,
          message: 'required, a number greater than 0',
        },
      ],
    ],
    [
      { ...example, inch: 1 },
      [
        {
          field: 'inch',
          path: ['inch'],
          code: 'unknown',
          expected: 'inches',
          message: 'unknown field, did you mean inches?',
        },
      ],
    ],
    [{ unit: 'imperial', weight: 1, feet: 0 }, [invalid('feet', together, '0')]],
    [{ ...example, unit: 'a\n\u202eb' }, [invalid('unit', units, '"a\\u000a\\u202eb"')]],
    [
      null,
      [
        {
          code: 'invalid',
          expected: 'a JSON object',
          received: 'null',
          message: 'expected a JSON object, got null',
        },
      ],
    ],
    [{ size: 180 }, [refused('fields such as unit, height, weight, feet, inches')]],
  ])('names the path and the parts of each error of %j', (request, issues) => {
    expect(validate(request)).toEqual({ issues });
  });

  test('does not throw', () => {
    const request = {
      get unit() {
        throw new TypeError('hostile');
      },
    };
    expect(validate(request)).toEqual({ issues: [refused('an object that can be read as JSON')] });
  });

  test('keeps the path of a field as written in the request', () => {
    const issue = { field: 'wei\nght', path: ['wei\nght'], code: 'unknown', expected: 'weight' };
    expect(validate({ unit: 'metric', height: 180, 'wei\nght': 81 }).issues).toMatchObject([issue]);
  });

  test('reports the errors that the function throws', async () => {
    const request = { unit: 1, height: 0 };
    const { issues = [] } = validate(request);
    const message = issues
      .map((issue) => `${String(issue.path?.[0])}: ${issue.message}`)
      .join('; ');
    await expect(bmiCalculatorTool.run(request)).rejects.toThrow(message);
  });
});

describe('jsonSchema', () => {
  const { type, properties } = parameters();

  test.each(['draft-2020-12', 'draft-07'])('describes input and output in %s', (target) => {
    expect(jsonSchema.input({ target })).toEqual(parameters());
    expect(jsonSchema.output({ target })).toEqual({
      type,
      properties,
      required: ['unit', 'weight', 'inches'],
    });
  });

  test.each(['openapi-3.0', 'draft-04', 'toString', '__proto__', ''])('refuses %o', (target) => {
    const error = new TypeError(`target: expected draft-2020-12 or draft-07, got "${target}"`);
    expect(() => jsonSchema.input({ target })).toThrow(error);
    expect(() => jsonSchema.output({ target })).toThrow(error);
  });

  test.each([
    ['draft-2020-12', Ajv2020],
    ['draft-07', Ajv],
  ] as const)('is valid in %s, and agrees with validate', (target, Validator) => {
    const ajv = new Validator({ strictSchema: false });
    const isInput = ajv.compile(jsonSchema.input({ target }));
    const isOutput = ajv.compile(jsonSchema.output({ target }));
    for (const weight of [1, 0, '1', null, undefined]) {
      const request = JSON.parse(JSON.stringify({ ...example, weight }));
      const { issues, ...output } = validate(request);
      expect(isInput(request)).toBe(!issues);
      if ('value' in output) expect(isOutput(JSON.parse(JSON.stringify(output.value)))).toBe(true);
    }
  });
});
