import { expect, test } from 'vitest';
import { choice, number, optional } from '../../../src/fields/index.ts';
import { responseSchema } from '../../../src/fields/response-schema.ts';
import { numberShape } from '../../../src/fields/shapes.ts';

test("describes an 'as given' field like the field of the request", () => {
  const mode = optional(choice(['a', 'b']), 'a');
  const fields = { height: number({ exclusiveMinimum: 0 }), mode };
  const height = { description: 'Height in centimeters.', unit: 'cm' };
  const words = { height, mode: { description: 'a or b.' } };
  const area = { shape: numberShape, description: 'Area.' };
  const result = { height: 'as given', mode: 'as given', area } as const;
  const { properties, required } = responseSchema(result, fields, words);
  const given = 'As in the request.';
  expect(properties).toEqual({
    height: {
      ...{ title: 'Height', description: given, 'x-unit': 'cm' },
      ...{ type: 'number', exclusiveMinimum: 0 },
    },
    mode: {
      ...{ title: 'Mode', description: 'As in the request, or the default.' },
      ...{ type: 'string', enum: ['a', 'b'] },
    },
    area: { title: 'Area', description: 'Area.', type: 'number' },
  });
  expect(required).toEqual(['height', 'mode', 'area']);
});
