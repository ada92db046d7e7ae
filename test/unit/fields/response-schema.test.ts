import { expect, test } from 'vitest';
import { choice, number, optional } from '../../../src/fields/index.ts';
import { responseSchema } from '../../../src/fields/response-schema.ts';
import { numberShape } from '../../../src/fields/shapes.ts';

test("describes an 'as given' field like the field of the request", () => {
  const mode = optional(choice(['a', 'b']), 'a');
  const fields = { height: number({ exclusiveMinimum: 0 }), mode };
  const words = { height: ['Height in centimeters.', 'cm'], mode: 'a or b.' } as const;
  const result = { height: 'as given', mode: 'as given', area: numberShape('Area.') } as const;
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
