import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, count, flag, longText, number, relation, text } from '../fields.ts';
import { randomizeList } from './randomize-list.ts';
import { hasItem, rules } from './rules.ts';

export const randomizerTool = defineTool({
  slug: 'randomizer',
  operation: 'randomizeList',
  name: 'Randomizer',
  category: 'Text tools',
  description: 'Shuffles a list or picks random items from it, with cryptographic randomness.',
  request: () =>
    z
      .object({
        items: longText(
          'The list, its items separated as separator says; white space around them and empty ones are dropped.',
          rules.items,
        ),
        mode: z._default(
          choice(
            rules.mode.options,
            'shuffle orders the whole list at random, pick takes count of its items.',
          ),
          'shuffle',
        ),
        count: z._default(
          number(rules.count, 'How many items pick takes; all where there are fewer.'),
          1,
        ),
        unique: z._default(flag('true drops repeated items first.'), false),
        separator: z._default(
          choice(
            rules.separator.options,
            'What separates the items of the list and of the result.',
          ),
          'newline',
        ),
      })
      .check(relation(hasItem)),
  result: () =>
    z.object({
      mode: choice(rules.mode.options, 'The mode used.'),
      separator: choice(rules.separator.options, 'The separator used.'),
      unique: flag('Whether repeated items were dropped.'),
      inputCount: count('Items of the list, without what was dropped.'),
      pickedCount: picked('Items picked; null in mode shuffle.'),
      requestedCount: picked('Items asked for; null in mode shuffle.'),
      result: text('The items, joined by line feeds or commas.'),
    }),
  example: { items: 'Alice\nBob\nCarol\nDave', mode: 'pick', count: 2 },
  run: randomizeList,
});

function picked(description: string) {
  return z.nullable(count(description));
}
