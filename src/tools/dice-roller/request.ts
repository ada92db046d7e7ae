import { between, type FieldsOf, integer, number, optional } from '../../fields/index.ts';

export interface DiceRequest {
  /** Number of dice to roll. */
  readonly count?: number;
  /** Number of sides of each die. */
  readonly sides?: number;
  /** The same seed gives the same rolls; without one, rolls are cryptographically random. */
  readonly seed?: number;
}

export const fields = {
  count: {
    ...optional(integer(between(1, 10_000)), 1),
    synonyms: [
      'dice',
      'rolls',
      'quantity',
      'number',
      'amount',
      'howMany',
      'n',
      'times',
      'numberOfDice',
      'numDice',
      'countDice',
      'numberOfRolls',
    ],
  },
  sides: {
    ...optional(integer(between(2, 1_000_000)), 6),
    synonyms: [
      'faces',
      'die',
      'sided',
      'numberOfSides',
      'numberOfFaces',
      'dieType',
      'sidesPerDie',
      'facesPerDie',
    ],
  },
  seed: { ...optional(number()), synonyms: ['randomSeed'] },
} satisfies FieldsOf<DiceRequest>;
