import { generateRandomNumber } from 'toolworker';
import { expect } from 'vitest';
import { type AnswerOf, defineSpec, formInput } from '../support/spec.ts';

const safe = 'expected a whole number from -9,007,199,254,740,991 to 9,007,199,254,740,991, got';
const countError = 'count: expected a whole number from 1 to 10,000, got';
const uniqueError = 'unique: expected true or false, got';
const orderError = 'min: expected at most max, got';
const tooManyError = 'count: expected at most as many unique numbers as there are from';
const largest = Number.MAX_SAFE_INTEGER;

// Ranges of one number; the test next to this table covers larger ones.
const wholeNumber = 'a whole number from -9,007,199,254,740,991 to 9,007,199,254,740,991';

export const spec = defineSpec(generateRandomNumber, {
  answers: [
    ...[7, -7, 1, largest, -largest].map(
      (number): AnswerOf<typeof generateRandomNumber> => [
        { min: number, max: number, count: 3 },
        { results: [number, number, number], min: number, max: number, count: 3 },
        'both bounds are included, and nothing lies between them',
      ],
    ),
    [{ min: 100 }, { results: [100], min: 100, max: 100, count: 1 }, 'one number up to 100, unless told otherwise'],
    [{ max: 1, unique: true }, { results: [1], min: 1, max: 1, count: 1 }, 'one number from 1, unless told otherwise'],
    [{ min: -0, max: -0, count: 2 }, { results: [0, 0], min: 0, max: 0, count: 2 }, 'zero has no sign'],
  ],
  refusals: [
    [{ min: 2, max: 1 }, `${orderError} 2`],
    [{ min: largest, max: -largest }, `${orderError} ${largest}`],
    [{ min: 2, max: 1, unique: true }, `${orderError} 2`],
    [{ min: 200 }, 'min: expected at most max, which is 100 by default, got 200'],
    [{ min: 101, max: null }, 'min: expected at most max, which is 100 by default, got 101'],
    [{ max: 0 }, 'max: expected at least min, which is 1 by default, got 0'],
    [{ count: 101, unique: true }, `${tooManyError} min, which is 1 by default, to max, which is 100 by default, got 101`],
    [{ count: 3, max: 2, unique: true }, `${tooManyError} min, which is 1 by default, to max, got 3`],
    [{ count: 3, min: 99, unique: true }, `${tooManyError} min to max, which is 100 by default, got 3`],
    [{ min: -1, max: 1, count: 4, unique: true }, `${tooManyError} min to max, got 4`],
    [{ min: largest - 9998, max: largest, count: 10_000, unique: true }, `${tooManyError} min to max, got 10000`],
    [{ min: 1, max: 3, count: 10_001, unique: true }, `${countError} 10001`],
    [{ min: 2, max: 1, count: 0 }, `${orderError} 2; ${countError} 0`],
    [{ min: 0.5, max: 0, count: 3, unique: true }, `min: ${safe} 0.5`],
    [{ min: 1.5 }, `min: ${safe} 1.5`],
    [{ max: 2 ** 53 }, `max: ${safe} 9007199254740992`],
    [{ max: 0.5 }, `max: ${safe} 0.5`],
    [{ max: 1.5, count: 3, unique: true }, `max: ${safe} 1.5`],
    [{ min: -(2 ** 53), max: 1e300 }, `min: ${safe} -9007199254740992; max: ${safe} 1e+300`],
    ...[0, -1, 2.5, 10_001, 2 ** 53].map((count) => [{ count }, `${countError} ${count}`] as const),
    [{ min: 0.5, max: 1.5, count: 0 }, `min: ${safe} 0.5; max: ${safe} 1.5; ${countError} 0`],
    [{ min: '1' }, `min: ${safe} "1"`],
    [{ max: [100] }, `max: ${safe} an array`],
    [{ count: true }, `${countError} true`],
    [{ max: 1, count: 2, unique: 'yes' }, `${uniqueError} "yes"`],
    [{ min: 2, max: 1, count: 2, unique: 1 }, `${orderError} 2; ${uniqueError} 1`],
    [{ min: {}, max: '6', count: '2', unique: 1 }, `min: ${safe} an object; max: ${safe} "6"; ${countError} "2"; ${uniqueError} 1`],
    [{ maxx: 6 }, 'maxx: unknown field, did you mean max?'],
    [
      { from: 1, to: 6, quantity: 3, distinct: true },
      [
        'from: unknown field, did you mean min?',
        'to: unknown field, did you mean max?',
        'quantity: unknown field, did you mean count?',
        'distinct: unknown field, did you mean unique?',
      ].join('; '),
    ],
    [{ minimum: 1, maximum: 6 }, 'minimum: unknown field, did you mean min?; maximum: unknown field, did you mean max?'],
    [
      { lowest: 1, highest: 6, amount: 3, noDuplicates: true },
      [
        'lowest: unknown field, did you mean min?',
        'highest: unknown field, did you mean max?',
        'amount: unknown field, did you mean count?',
        'noDuplicates: unknown field, did you mean unique?',
      ].join('; '),
    ],
    [{ how_many: 3 }, 'how_many: unknown field, did you mean count?'],
    [{ range: [1, 6] }, 'request body: expected fields such as min, max, count, unique'],
  ],
  typed: [
    [
      { min: 1, max: 2, count: 2, unique: true },
      { results: expect.arrayContaining([1, 2]) },
      'Wolfyxon/3ds-web-stuff #72: the max must come',
    ],
    [{ min: 5, max: 5, count: 3 }, { results: [5, 5, 5], min: 5, max: 5, count: 3 }, 'sindresorhus/unique-random #26'],
    [{ min: -100, max: 0 }, { min: -100, max: 0, count: 1 }, 'Marak/faker.js #154, a max of 0'],
    [{ min: null, max: null, count: null, unique: null }, { min: 1, max: 100, count: 1, results: [expect.any(Number)] }, 'an empty form'],
    [{ min: 10, max: 1 }, 'min: expected at most max, got 10', 'dubzzz/fast-check #293, max < min'],
    [{ max: -1 }, 'max: expected at least min, which is 1 by default, got -1', 'dubzzz/fast-check #293, nat(-1)'],
    [{ min: 1, max: 0.5 }, `max: expected ${wholeNumber}, got 0.5`, 'chancejs/chancejs #55, an endless loop'],
    [
      { min: 1, max: 49, count: 50, unique: true },
      'count: expected at most as many unique numbers as there are from min to max, got 50',
      'nvzqz/RandomKit #14, a lottery',
    ],
    [{ min: '1', max: '100' }, `min: expected ${wholeNumber}, got "1"; max: expected ${wholeNumber}, got "100"`, formInput],
    [{ min: 1, max: 1e20 }, `max: expected ${wholeNumber}, got 100000000000000000000`, 'dubzzz/pure-rand #1, a range beyond the generator'],
    [{ count: 5, unique: 'true' }, 'unique: expected true or false, got "true"', formInput],
    [
      { from: 1, to: 6, howMany: 2 },
      'from: unknown field, did you mean min?; to: unknown field, did you mean max?; howMany: unknown field, did you mean count?',
      'the usual words',
    ],
    [{ low: 1, high: 6, count: 2 }, 'low: unknown field, did you mean min?; high: unknown field, did you mean max?', 'randint of NumPy'],
    [{ min: 1, max: 6, n: 2 }, 'n: unknown field, did you mean count?', 'random.org’s API: n'],
  ],
});
