import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { count, flag, number, relation } from '../fields.ts';
import { generateRandomNumber } from './generate-random-number.ts';
import { relations, rules } from './rules.ts';

export const randomNumberGeneratorTool = defineTool({
  slug: 'random-number-generator',
  operation: 'generate-random-number',
  name: 'Random Number Generator',
  category: 'Generators',
  description: 'Generates cryptographically random whole numbers within a range.',
  request: () =>
    z
      .object({
        min: z._default(number(rules.min, 'The lowest number, included; at most max.'), 1),
        max: z._default(number(rules.max, 'The highest number, included.'), 100),
        count: z._default(number(rules.count, 'How many numbers.'), 1),
        unique: z._default(
          flag('true draws no number twice; max - min + 1 must be at least count.'),
          false,
        ),
      })
      .check(...relations.map(relation)),
  result: () =>
    z.object({
      results: z
        .array(count('A number.'))
        .check(z.describe('The numbers, in the order in which they were drawn.')),
      min: count('The lowest number possible.'),
      max: count('The highest number possible.'),
      count: count('How many numbers were drawn.'),
    }),
  example: { min: 1, max: 49, count: 6, unique: true },
  run: generateRandomNumber,
});
