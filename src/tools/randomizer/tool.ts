import { count, orNull, text } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { randomizeList } from './randomize-list.ts';
import { fields, relations } from './request.ts';

export const randomizerTool = builtInTool({
  slug: 'randomizer',
  operation: 'randomizeList',
  name: 'Randomizer',
  category: 'Text tools',
  description: 'Shuffles a list or picks random items from it, with cryptographic randomness.',
  fields,
  relations,
  request: {
    items: 'At most 1,000,000 items; white space around them and empty ones are dropped.',
    mode: 'shuffle puts the whole list in random order, pick takes some of its items.',
    count: 'Number of items to pick; all of them if the list has fewer.',
    unique: 'true drops repeated items first.',
    separator: 'What separates the items of the list and of the result.',
  },
  result: () => ({
    mode: 'as given',
    separator: 'as given',
    unique: 'as given',
    inputCount: count('Items in the list, without those dropped.'),
    pickedCount: orNull(count('Items picked; null in mode shuffle.')),
    requestedCount: orNull(count('Items asked for; null in mode shuffle.')),
    result: text('Items, joined by line feeds or commas.'),
  }),
  example: { items: 'Alice\nBob\nCarol\nDave', mode: 'pick', count: 2 },
  run: randomizeList,
});
