import { integerShape, numberShape, type Shape } from '../../fields/shapes.ts';
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
  headline: 'total',
  again: { label: 'Roll again', unless: 'seed' },
  fields,
  request: {
    count: { description: 'Number of dice to roll.', title: 'Number of dice', hint: '' },
    sides: { description: 'Number of sides of each die.', title: 'Sides of each die', hint: '' },
    seed: {
      description:
        'The same seed gives the same rolls; without one, rolls are cryptographically random.',
      opensEmpty: true,
    },
  },
  result: {
    count: 'as given',
    sides: 'as given',
    rolls: {
      description: 'The rolls in order, each from 1 to sides.',
      items: { shape: roll, description: 'A roll.' },
    },
    total: { shape: integerShape({ minimum: 1 }), description: 'Sum of the rolls.' },
    average: { shape: numberShape, description: 'Mean of the rolls.' },
    min: { shape: roll, description: 'Lowest roll.', title: 'Lowest roll' },
    max: { shape: roll, description: 'Highest roll.', title: 'Highest roll' },
  },
  example: { count: 2, sides: 6, seed: 42 },
  run: rollDice,
});
