import { generateRandomNumber } from 'toolworker';
import { expect } from 'vitest';
import { type AnswerOf, formInput, type SpecOf } from '../support/spec.ts';

const countError = 'count: expected a whole number from 1 to 10,000, got';
const uniqueError = 'unique: expected true or false, got';
const orderError = 'min: expected at most 1 (max), got';
const largest = Number.MAX_SAFE_INTEGER;

// Ranges of one number; the test next to this table covers larger ones.
const wholeNumber = 'a whole number from -9,007,199,254,740,991 to 9,007,199,254,740,991';

export const spec: SpecOf<typeof generateRandomNumber> = {
  run: generateRandomNumber,
  operation: 'generate-random-number',
  fields: {
    min: 'integer, default 1',
    max: 'integer, default 100',
    count: 'integer ≥ 1 ≤ 10000, default 1',
    unique: 'boolean, default false',
  },
  result: ['results', 'min', 'max', 'count'],
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
    [{ min: largest, max: -largest }, `min: expected at most ${-largest} (max), got ${largest}`],
    [{ min: 2, max: 1, unique: true }, `${orderError} 2`],
    [{ min: 200 }, 'min: expected at most max, which is 100 by default, got 200'],
    [{ min: 101, max: null }, 'min: expected at most max, which is 100 by default, got 101'],
    [{ max: 0 }, 'max: expected at least min, which is 1 by default, got 0'],
    [
      { count: 101, unique: true },
      'count: expected at most 100 unique numbers, those from min, which is 1 by default, to max, which is 100 by default, got 101',
    ],
    [
      { count: 3, max: 2, unique: true },
      'count: expected at most 2 unique numbers, those from min, which is 1 by default, to 2 (max), got 3',
    ],
    [
      { count: 3, min: 99, unique: true },
      'count: expected at most 2 unique numbers, those from 99 (min) to max, which is 100 by default, got 3',
    ],
    [{ min: -1, max: 1, count: 4, unique: true }, 'count: expected at most 3 unique numbers, those from -1 (min) to 1 (max), got 4'],
    [
      { min: largest - 9998, max: largest, count: 10_000, unique: true },
      `count: expected at most 9999 unique numbers, those from ${largest - 9998} (min) to ${largest} (max), got 10000`,
    ],
    [{ min: 2, max: 1, count: 0 }, `${orderError} 2; ${countError} 0`],
    [{ min: 2, max: 1, count: 2, unique: 1 }, `${orderError} 2; ${uniqueError} 1`],
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
    [{ min: 10, max: 1 }, `${orderError} 10`, 'dubzzz/fast-check #293, max < min'],
    [{ max: -1 }, 'max: expected at least min, which is 1 by default, got -1', 'dubzzz/fast-check #293, nat(-1)'],
    [{ min: 1, max: 0.5 }, `max: expected ${wholeNumber}, got 0.5`, 'chancejs/chancejs #55, an endless loop'],
    [
      { min: 1, max: 49, count: 50, unique: true },
      'count: expected at most 49 unique numbers, those from 1 (min) to 49 (max), got 50',
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
  beyondSchema: { min: 'it is at most max', max: 'it is at least min', count: 'unique numbers are at most as many as the range has' },
  otherNames: {
    meant: {
      min:
        'minValue minimum from start lower_bound min_number low lower lowerLimit lowest rangeStart minimumValue ' +
        'lowerBound begin floor rangeMin min_val lo="x" least',
      max:
        'maxx maxValue maximum to end upper_bound max_number high upper upperLimit highest rangeEnd maximumValue ' +
        'upperBound ceiling rangeMax max_val top',
      count:
        'howMany quantity amount n number_count countNumbers num qty numbers size k numberOfNumbers times total ' +
        'how_many draws sampleSize numNumbers cnt nNumbers numResults resultCount count_of_numbers',
      unique:
        'uniqueItems unique_items allowDuplicates isUnique distinct uniqueOnly noRepeats allowDuplicates=false ' +
        'noDuplicates=true allowRepeats=false withReplacement=false withoutReplacement=true distinctOnly=true ' +
        'repeat=false unique_numbers=true duplicates=false uniq=true nonRepeating=true onlyUnique=true',
    },
    refused:
      'seed=5 range=[1,6] step=2 inclusive=false exclusive=true randomSeed=5 float=true ' +
      'exclude=[3] excluded=[3] excludeNumbers="3" decimals=2 decimalPlaces=2 precision=2 ' +
      'distribution="normal" gaussian=true mean=5 stdDev=2 weights=[1,2] sort="asc" sorted=true even=true ' +
      'oddOnly=true primes=true multipleOf=5 increment=5 type="float" integer=false leadingZeros=true ' +
      'groups=2 sets=3 seed=0 seed=1 excludeMax=true',
    ignored:
      'purpose game source countLabel orderNumber results=[1] inclusive=true exclude=[] decimals=0 integer=true type="integer" step=1 sort=false gameType="x" gameName="x"',
  },
  slowest: {
    'all of a range': (share) => ({ min: 1, max: 10_000 * share, count: 10_000 * share, unique: true }),
    'any numbers, all different': (share) => ({
      min: Number.MIN_SAFE_INTEGER,
      max: Number.MAX_SAFE_INTEGER,
      count: 10_000 * share,
      unique: true,
    }),
    'any numbers': (share) => ({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER, count: 10_000 * share }),
  },
  sentence: '6 numbers from 1 to 49.',
};
