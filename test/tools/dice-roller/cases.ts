import { rollDice } from 'toolworker';
import { defineCases } from '../cases.ts';

const countError = 'count: expected a whole number from 1 to 10,000, got';
const sidesError = 'sides: expected a whole number from 2 to 1,000,000, got';
const seedError = 'seed: expected a number, got';

const source = 'outputs of splitmix64.c for the seed, each modulo sides plus 1';

// Rolls without a seed are random; the test next to this table covers them.
/** Dice in their usual notation, and the fields that mean them. */
const notations = [
  ['2d6', 'count 2 and sides 6'],
  ['2D6', 'count 2 and sides 6'],
  [' 2 d6 ', 'count 2 and sides 6'],
  ['d20', 'count 1 and sides 20'],
  ['1d100', 'count 1 and sides 100'],
  ['d%', 'count 1 and sides 100'],
  ['10d10', 'count 10 and sides 10'],
  ['2d6+3', 'count 2 and sides 6'],
  ['2d6 - 1', 'count 2 and sides 6'],
] as const;

export const cases = defineCases({
  run: rollDice,
  answers: [
    {
      request: { count: 5, seed: 1234567 },
      result: {
        count: 5,
        sides: 6,
        rolls: [4, 2, 4, 2, 6],
        total: 18,
        average: 3.6,
        min: 2,
        max: 6,
      },
      source,
    },
    {
      request: { count: 5, sides: 1_000_000, seed: 1234567 },
      result: {
        count: 5,
        sides: 1_000_000,
        rolls: [365318, 807974, 370424, 82432, 223822],
        total: 1849970,
        average: 369994,
        min: 82432,
        max: 807974,
      },
      source,
    },
    {
      request: { count: 3, sides: 100, seed: 0 },
      result: {
        count: 3,
        sides: 100,
        rolls: [36, 1, 80],
        total: 117,
        average: 39,
        min: 1,
        max: 80,
      },
      source,
    },
    {
      request: { sides: 2, seed: 1234567 },
      result: { count: 1, sides: 2, rolls: [2], total: 2, average: 2, min: 2, max: 2 },
      source,
    },
    {
      request: { count: 2, sides: 16, seed: -1 },
      result: { count: 2, sides: 16, rolls: [1, 10], total: 11, average: 5.5, min: 1, max: 10 },
      source,
    },
  ],
  refusals: [
    ...[0, -1, 1.5, 10_001].map((count) => ({
      request: { count },
      error: `${countError} ${count}`,
    })),
    ...[1, 6.5, 1_000_001].map((sides) => ({
      request: { sides },
      error: `${sidesError} ${sides}`,
    })),
    {
      request: { count: 1e300, sides: 0, seed: '1' },
      error: `${countError} 1e+300; ${sidesError} 0; ${seedError} "1"`,
    },
    { request: { count: '2' }, error: `${countError} "2"` },
    { request: { sides: [6] }, error: `${sidesError} an array` },
    { request: { seed: 'lucky' }, error: `${seedError} "lucky"` },
    { request: { seed: true }, error: `${seedError} true` },
    { request: { side: 20 }, error: 'side: unknown field, did you mean sides?' },
    {
      request: { dice: 2, faces: 20, seeds: 1 },
      error: [
        'dice: unknown field, did you mean count?',
        'faces: unknown field, did you mean sides?',
        'seeds: unknown field, did you mean seed?',
      ].join('; '),
    },
    { request: { roll: '2d6' }, error: 'roll: unknown field, did you mean count 2 and sides 6?' },
    {
      request: { notation: '2d6' },
      error: 'notation: unknown field, did you mean count 2 and sides 6?',
    },
    { request: { cup: 1 }, error: 'request body: expected fields such as count, sides, seed' },
    ...notations.map(([notation, meant]) => ({
      request: { expression: notation },
      error: `expression: unknown field, did you mean ${meant}?`,
    })),
    ...notations.map(([notation, meant]) => ({
      request: { count: notation, sides: 6 },
      error: `count: expected ${meant} instead of dice notation, got "${notation}"`,
    })),
    {
      request: { count: 2, sides: '2d6', seed: '2d6' },
      error:
        'sides: expected count 2 and sides 6 instead of dice notation, got "2d6"; seed: expected count 2 and sides 6 instead of dice notation, got "2d6"',
    },
    {
      request: { count: 2, die: 'd8' },
      error: 'die: unknown field, did you mean count 1 and sides 8?',
    },
    ...['2x6', '2d', 'd', '2d6d6', 'two', '2d6kh1', 'add6'].map((count) => ({
      request: { count },
      error: `${countError} "${count}"`,
    })),
    { request: { number: 2, sides: 6 }, error: 'number: unknown field, did you mean count?' },
    { request: { count: 2, die: 20 }, error: 'die: unknown field, did you mean sides?' },
    {
      request: { count: 2, randomSeed: 42 },
      error: 'randomSeed: unknown field, did you mean seed?',
    },
  ],
});
