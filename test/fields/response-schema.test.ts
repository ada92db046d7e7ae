import { expect, test } from 'vitest';
import { choice, number, optional } from '../../src/fields/index.ts';
import { type ResultShapes, responseSchema } from '../../src/fields/response-schema.ts';
import { numberShape } from '../../src/fields/shapes.ts';

const fields = { height: number({ exclusiveMinimum: 0 }), mode: optional(choice(['a', 'b']), 'a') };
const words = { height: ['Height in centimeters.', 'cm'], mode: 'a or b.' } as const;

test("describes an 'as given' field like the field of the request", () => {
  const result = { height: 'as given', mode: 'as given', area: numberShape('Area.') } as const;
  expect(responseSchema(result, fields, words)).toEqual({
    type: 'object',
    properties: {
      height: {
        title: 'Height',
        description: 'As in the request.',
        'x-unit': 'cm',
        type: 'number',
        exclusiveMinimum: 0,
      },
      mode: {
        title: 'Mode',
        description: 'As in the request, or the default.',
        type: 'string',
        enum: ['a', 'b'],
      },
      area: { title: 'Area', description: 'Area.', type: 'number' },
    },
    required: ['height', 'mode', 'area'],
  });
});

test('copies only fields of the same type as in the request', () => {
  type Shapes = ResultShapes<{ x: number; y: number; z: number }, { x: number; y?: string }>;
  const shapes: Shapes = {
    x: 'as given',
    // @ts-expect-error The request has a string.
    y: 'as given',
    // @ts-expect-error The request has no such field.
    z: 'as given',
  };
  expect(Object.keys(shapes)).toEqual(['x', 'y', 'z']);
});
