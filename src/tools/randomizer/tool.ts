import { countShape, orNull, textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { randomizeList } from './randomize-list.ts';
import { fields } from './request.ts';

export const randomizerTool = builtInTool({
  slug: 'randomizer',
  operation: 'randomizeList',
  name: 'Randomizer',
  category: 'Text tools',
  description: 'Shuffles a list or picks random items from it, with cryptographic randomness.',
  headline: 'result',
  again: { label: { shuffle: 'Shuffle again', pick: 'Pick again' } },
  fields,
  request: {
    items: {
      description:
        'At most 1,000,000 items; empty ones, and white space around items, are dropped.',
    },
    mode: {
      description: 'shuffle puts the whole list in random order, pick takes some of its items.',
      hint: 'Puts the whole list in random order, or picks some of its items.',
      labels: { shuffle: 'Shuffle', pick: 'Pick' },
    },
    count: {
      description: 'Number of items to pick; all of them if the list has fewer.',
      title: 'How many to pick',
      askedIf: { mode: ['pick'] },
    },
    unique: {
      description: 'true drops repeated items before shuffling or picking.',
      title: 'Drop duplicates',
      hint: '',
    },
    separator: {
      description: 'What separates the items of the list and of the result.',
      labels: { newline: 'New line', comma: 'Comma' },
    },
  },
  result: {
    mode: 'as given',
    separator: 'as given',
    unique: 'as given',
    inputCount: {
      shape: countShape(),
      description: 'Number of items, without dropped ones.',
      title: 'Items in the list',
    },
    pickedCount: {
      shape: orNull(countShape()),
      description: 'Number of items picked; null in mode shuffle.',
      title: 'Items picked',
    },
    requestedCount: {
      shape: orNull(countShape()),
      description: 'The count of the request, or the default; null in mode shuffle.',
      title: 'How many to pick',
      hidden: true,
    },
    result: { shape: textShape, description: 'The items, joined by line feeds or commas.' },
  },
  example: { items: 'Alice\nBob\nCarol\nDave', mode: 'pick', count: 2 },
  run: randomizeList,
});
