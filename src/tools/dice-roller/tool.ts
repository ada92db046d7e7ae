import { countShape, listShape, numberShape, type Shape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { fields } from './request.ts';
import { rollDice } from './roll-dice.ts';

/** An integer from 1 to the maximum number of sides. */
const roll: Shape<number> = { ...fields.sides.schema, minimum: 1 };

export const diceRollerTool = builtInTool({
  slug: 'dice-roller',
  operation: 'roll-dice',
  name: 'Dice Roller',
  category: 'Generators',
  description: 'Rolls fair dice, at random or reproducibly from a seed.',
  hints: { count: '', sides: '' },
  headline: 'total',
  openEmpty: ['seed'],
  again: { label: 'Roll again', unless: 'seed' },
  fields,
  request: {
    count: { description: 'Number of dice to roll.', title: 'Number of dice' },
    sides: { description: 'Number of sides of each die.', title: 'Sides of each die' },
    seed: 'The same seed gives the same rolls; without one, rolls are cryptographically random.',
  },
  result: () => ({
    count: 'as given',
    sides: 'as given',
    rolls: listShape(
      { ...roll, description: 'A roll.' },
      'The rolls in order, each from 1 to sides.',
    ),
    total: { ...countShape('Sum of the rolls.'), minimum: 1 },
    average: numberShape('Mean of the rolls.'),
    min: { ...roll, description: 'Lowest roll.', title: 'Lowest roll' },
    max: { ...roll, description: 'Highest roll.', title: 'Highest roll' },
  }),
  example: { count: 2, sides: 6, seed: 42 },
  run: rollDice,
});
