import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anyNumber, positive } from '../../src/shared/rules.ts';
import {
  choice,
  count,
  figure,
  flag,
  longText,
  number,
  relation,
  secret,
  text,
} from '../../src/tools/fields.ts';
import { toObjectSchema } from '../../src/tools/to-json-schema.ts';

const safe = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

const name = { minimumLength: 2, maximumLength: 1000, expected: 'a name' };

describe.each([
  [
    () => number(anyNumber, 'A mass.'),
    { type: 'number', description: 'A mass.' },
    '1',
    'a number',
    -1.5,
  ],
  [
    () => number(positive, 'A mass.'),
    { type: 'number', exclusiveMinimum: 0, description: 'A mass. A number greater than 0.' },
    0,
    'a number greater than 0',
    0.1,
  ],
  [
    () => number({ minimum: 1 }, 'A mass.'),
    { type: 'number', minimum: 1, description: 'A mass. A number of at least 1.' },
    0,
    'a number of at least 1',
    1,
  ],
  [
    () => number({ below: 2 }, 'A mass.'),
    { type: 'number', exclusiveMaximum: 2, description: 'A mass. A number less than 2.' },
    2,
    'a number less than 2',
    1.9,
  ],
  [
    () => number({ maximum: 3 }, 'A mass.'),
    { type: 'number', maximum: 3, description: 'A mass. A number at most 3.' },
    4,
    'a number at most 3',
    3,
  ],
  [
    () => number({ whole: true }, 'A year.'),
    { type: 'integer', ...safe, description: 'A year. A whole number.' },
    1.5,
    'a whole number',
    -7,
  ],
  [() => text('A note.'), { type: 'string', description: 'A note.' }, 7, 'a string', ''],
  [
    () => text('A name.', name),
    {
      type: 'string',
      minLength: 2,
      maxLength: 1000,
      description: 'A name. At most 1,000 characters.',
    },
    'x',
    'a name',
    'Jo',
  ],
  [
    () =>
      text('A date.', {
        expected: (value) => `a date, not ${value}`,
        accepts: (value) => value === 'today',
      }),
    { type: 'string', description: 'A date.' },
    'x',
    'a date, not x',
    'today',
  ],
  [
    () => longText('A story.'),
    { type: 'string', contentMediaType: 'text/plain', description: 'A story.' },
    null,
    'a string',
    'One day,\nat dusk.',
  ],
  [
    () => secret('A key.', { minimumLength: 1, expected: 'a key' }),
    { type: 'string', minLength: 1, writeOnly: true, description: 'A key.' },
    '',
    'a key',
    'k',
  ],
  [
    () => choice(['up', 'down'], 'A way.'),
    { type: 'string', enum: ['up', 'down'], description: 'A way.' },
    'left',
    'one of up, down',
    'down',
  ],
  [
    () => flag('A wish.'),
    { type: 'boolean', description: 'A wish.' },
    'yes',
    'true or false',
    false,
  ],
  [() => figure('A mass.'), { type: 'number', description: 'A mass.' }, '1', 'a number', 1.5],
  [
    () => count('Years.'),
    { type: 'integer', ...safe, description: 'Years.' },
    1.5,
    'a whole number',
    7,
  ],
])('a field (%#)', (create, schema, refused, expected, accepted) => {
  test('is described', () => {
    expect(toObjectSchema(z.object({ field: create() })).properties.field).toStrictEqual(schema);
  });

  test('takes what fits', () => {
    expect(create().safeParse(accepted)).toMatchObject({ success: true, data: accepted });
  });

  test('says what is expected', () => {
    const { issues = [] } = create().safeParse(refused).error ?? {};
    expect(issues.map(({ message }) => message)).toEqual([`expected ${expected}`]);
  });
});

describe('a relation', () => {
  const range = () =>
    z
      .object({
        low: number(anyNumber, 'The least.'),
        high: number(anyNumber, 'The most.'),
        step: number(anyNumber, 'A step.'),
      })
      .check(
        relation<{ low: number; high: number }>({
          fields: ['low', 'high'],
          holds: ({ low, high }) => low <= high,
          expected: 'a number at most high',
        }),
      );
  const order = { path: ['low'], message: 'expected a number at most high' };
  const fault = (field: string) => ({ path: [field], message: 'expected a number' });

  test.each([
    ['holds', { low: 1, high: 2, step: 1 }, []],
    ['does not hold', { low: 2, high: 1, step: 1 }, [order]],
    ['is asked beside the fault of another field', { low: 2, high: 1 }, [fault('step'), order]],
    ['is not asked of a first field at fault', { low: '2', high: 1, step: 1 }, [fault('low')]],
    ['is not asked of another field at fault', { low: 2, high: '1', step: 1 }, [fault('high')]],
  ])('%s', (_, request, faults) => {
    const { issues = [] } = range().safeParse(request).error ?? {};
    expect(issues.map(({ path, message }) => ({ path, message }))).toEqual(faults);
  });
});
