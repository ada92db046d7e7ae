import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { count, figure, number } from '../fields.ts';
import { rollDice } from './roll-dice.ts';
import { rules } from './rules.ts';

export const diceRollerTool = defineTool({
  slug: 'dice-roller',
  operation: 'roll-dice',
  name: 'Dice Roller',
  category: 'Generators',
  description: 'Rolls fair dice, at random or reproducibly from a seed.',
  request: () =>
    z.object({
      count: z._default(number(rules.count, 'Number of dice.'), 1),
      sides: z._default(number(rules.sides, 'Sides of each die.'), 6),
      seed: z.exactOptional(
        number(
          rules.seed,
          'The same seed gives the same rolls. Cryptographically random rolls without it.',
        ),
      ),
    }),
  result: () =>
    z.object({
      count: count('Number of dice rolled.'),
      sides: count('Sides of each die.'),
      rolls: z.array(count('A roll.')).check(z.describe('The rolls, in order, 1 to sides each.')),
      total: count('Sum of the rolls.'),
      average: figure('Mean of the rolls.'),
      min: count('Lowest roll.'),
      max: count('Highest roll.'),
    }),
  example: { count: 2, sides: 6, seed: 42 },
  run: rollDice,
});
