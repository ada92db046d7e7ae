import { rollDice } from 'toolworker';
import { expect } from 'vitest';
import { formInput, type SpecOf } from '../support/spec.ts';

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

export const spec: SpecOf<typeof rollDice> = {
  run: rollDice,
  operation: 'roll-dice',
  fields: { count: 'integer ≥ 1 ≤ 10000, default 1', sides: 'integer ≥ 2 ≤ 1000000, default 6', seed: 'number' },
  result: ['count', 'sides', 'rolls', 'total', 'average', 'min', 'max'],
  answers: [
    [{ count: 5, seed: 1234567 }, { count: 5, sides: 6, rolls: [4, 2, 4, 2, 6], total: 18, average: 3.6, min: 2, max: 6 }, source],
    [
      { count: 5, sides: 1_000_000, seed: 1234567 },
      {
        count: 5,
        sides: 1_000_000,
        rolls: [365318, 807974, 370424, 82432, 223822],
        total: 1849970,
        average: 369994,
        min: 82432,
        max: 807974,
      },
      source,
    ],
    [{ count: 3, sides: 100, seed: 0 }, { count: 3, sides: 100, rolls: [36, 1, 80], total: 117, average: 39, min: 1, max: 80 }, source],
    [{ sides: 2, seed: 1234567 }, { count: 1, sides: 2, rolls: [2], total: 2, average: 2, min: 2, max: 2 }, source],
    [{ count: 2, sides: 16, seed: -1 }, { count: 2, sides: 16, rolls: [1, 10], total: 11, average: 5.5, min: 1, max: 10 }, source],
  ],
  refusals: [
    [{ roll: '2d6' }, 'roll: unknown field, did you mean count 2 and sides 6?'],
    [{ notation: '2d6' }, 'notation: unknown field, did you mean count 2 and sides 6?'],
    ...notations.map(([notation, meant]) => [{ expression: notation }, `expression: unknown field, did you mean ${meant}?`] as const),
    ...notations.map(
      ([notation, meant]) =>
        [{ count: notation, sides: 6 }, `count: expected a number instead of dice notation: ${meant}, got "${notation}"`] as const,
    ),
    [
      { count: 2, sides: '2d6', seed: '2d6' },
      'sides: expected a number instead of dice notation: count 2 and sides 6, got "2d6"; seed: expected a number instead of dice notation: count 2 and sides 6, got "2d6"',
    ],
    [{ count: 2, die: 'd8' }, 'die: unknown field, did you mean sides 8?'],
  ],
  typed: [
    [{ count: 1, sides: 20, seed: 42 }, { rolls: [14], total: 14 }, 'SplitMix64 in Python, a d20'],
    [{ count: 3, seed: -1 }, { rolls: [3, 4, 2] }, 'SplitMix64 in Python, the seed 2⁶⁴ - 1'],
    [{ count: 4, sides: 2, seed: 0 }, { rolls: [2, 1, 2, 1] }, 'SplitMix64 in Python, coins'],
    [{ count: 3, sides: 100, seed: 2024 }, { rolls: [62, 43, 72], average: 59 }, 'SplitMix64 in Python, d%'],
    [
      { count: null, sides: null, seed: null },
      { count: 1, sides: 6, rolls: [expect.any(Number)] },
      'Zirak/SO-ChatBot #26: one die if the number is left out',
    ],
    [{ dice: '2d6+3' }, 'dice: unknown field, did you mean count 2 and sides 6?', 'Kazuosu/test #36, dice notation'],
    [{ notation: '2d6+3' }, 'notation: unknown field, did you mean count 2 and sides 6?', 'jcolson/dndvault-bot #500: notation'],
    [{ sides: 'd20' }, 'sides: expected a number instead of dice notation: count 1 and sides 20, got "d20"', 'the name of a die'],
    [
      { count: 500_000 },
      'count: expected a whole number from 1 to 10,000, got 500000',
      'Pasta-Devs/Marinara-Engine #5921, which trims it in silence',
    ],
    [{ count: 2, faces: 6 }, 'faces: unknown field, did you mean sides?', 'tabatkins/roll #3: numFaces'],
    [{ seed: 'lucky' }, 'seed: expected a number, got "lucky"', 'a word as a seed'],
    [
      { count: '2', sides: '6' },
      'count: expected a whole number from 1 to 10,000, got "2"; sides: expected a whole number from 2 to 1,000,000, got "6"',
      formInput,
    ],
    [{ count: 4, seed: 1.5 }, { rolls: [5, 1, 5, 5] }, 'SplitMix64 in Python, seeded with the bits of the double'],
    [{ number: 2, sides: 6 }, 'number: unknown field, did you mean count?', 'the number of dice'],
    [{ count: 2, die: 20 }, 'die: unknown field, did you mean sides?', 'a die of 20 sides'],
    [
      { count: 2, randomSeed: 42 },
      'randomSeed: unknown field, did you mean seed?',
      'random_state of scikit-learn: rolls that would not repeat',
    ],
  ],
  otherNames: {
    meant: {
      count:
        'diceCount dice_count numDice numberOfDice rolls=3 countDice dieCount num n qty quantity number amount ' +
        'howMany how_many dice nDice num_dice times numberOfRolls rollCount noOfDice diceNumber no_of_rolls dice="2d6"',
      sides:
        'faces diceSides die_sides numberOfSides sidesPerDie sidesCount face side numSides dieSize die_faces ' +
        'diceFaces number_of_faces nSides sided diceType="d20" sides_per_die dieSides diceSize',
      seed: 'randomSeed seedValue rng_seed random-seed rngSeed seeds seedNumber prngSeed rng',
    },
    refused:
      'modifier=3 bonus=2 advantage=true keepHighest=3 dropLowest=1 explode=true reroll=1 ' +
      'keep=3 keepLowest=1 kh=3 drop=1 dropHighest=1 times=3 rounds=3 sets=2 repeat=6 disadvantage=true ' +
      'exploding=true target=5 threshold=4 successes=true penalty=1 add=3 multiplier=2 fudge=true ' +
      'weights=[1,2] sort=true unique=true rerollOnes=true fair=false critical=20',
    ignored:
      'player game name source orderNumber phoneNumber playerId total=7 average=3.5 rolls=[1,2] min=1 max=6 modifier=0 keepHighest=0 drop=0 times=1 fair=true advantage=false seedName="x" playerName="x" seedLabel="x"',
  },
  slowest: { 'all dice': (share) => ({ count: 10_000 * share, sides: 999_999, seed: 1 }) },
  // The same seed gives the same rolls on every device.
  sentence: '9 is 4 + 5, with 2 dice of 6 sides.',
};
