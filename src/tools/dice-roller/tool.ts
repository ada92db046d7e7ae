import { count, figure, list } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { fields } from './request.ts';
import { rollDice } from './roll-dice.ts';

export const diceRollerTool = builtInTool({
  slug: 'dice-roller',
  operation: 'roll-dice',
  name: 'Dice Roller',
  category: 'Generators',
  description: 'Rolls fair dice, at random or reproducibly from a seed.',
  fields,
  request: {
    count: 'How many dice to roll.',
    sides: 'Sides of each die.',
    seed: 'The same seed gives the same rolls; without one, rolls are cryptographically random.',
  },
  result: () => ({
    count: 'as given',
    sides: 'as given',
    rolls: list(count('A roll.'), 'The rolls in order, each from 1 to sides.'),
    total: count('Sum of the rolls.'),
    average: figure('Mean of the rolls.'),
    min: count({ description: 'Lowest roll.', title: 'Minimum' }),
    max: count({ description: 'Highest roll.', title: 'Maximum' }),
  }),
  example: { count: 2, sides: 6, seed: 42 },
  run: rollDice,
});
