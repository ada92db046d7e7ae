import { integerShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { generateRandomNumber } from './generate-random-number.ts';
import { fields } from './request.ts';

export const randomNumberGeneratorTool = builtInTool({
  slug: 'random-number-generator',
  operation: 'generate-random-number',
  name: 'Random Number Generator',
  category: 'Generators',
  description: 'Picks random whole numbers from a range, with or without repeats.',
  again: { label: 'Draw again' },
  fields,
  request: {
    min: { description: 'Lowest possible number.', title: 'Minimum', hint: '' },
    max: { description: 'Highest possible number.', title: 'Maximum', hint: '' },
    count: { description: 'How many numbers to draw.', title: 'How many numbers', hint: '' },
    unique: { description: 'true draws no number twice.', title: 'No repeats', hint: '' },
  },
  result: {
    results: {
      description: 'The numbers in the order drawn.',
      items: { shape: integerShape(), description: 'A number.' },
    },
    min: 'as given',
    max: 'as given',
    count: 'as given',
  },
  example: { min: 1, max: 49, count: 6, unique: true },
  run: generateRandomNumber,
});
