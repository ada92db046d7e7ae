import {
  boolean,
  choice,
  crossFieldRule,
  type FieldsOf,
  integer,
  optional,
  type Parsed,
  text,
} from '../../fields/index.ts';
import { isBlank } from '../../shared/white-space.ts';

export interface RandomizerRequest {
  /** At most 1,000,000 items; empty ones, and white space around items, are dropped. */
  readonly items: string;
  /** shuffle puts the whole list in random order, pick takes some of its items. */
  readonly mode?: 'shuffle' | 'pick';
  /** Number of items to pick; all of them if the list has fewer. */
  readonly count?: number;
  /** true drops repeated items before shuffling or picking. */
  readonly unique?: boolean;
  /** What separates the items of the list and of the result. */
  readonly separator?: 'newline' | 'comma';
}

const expected = 'a string with at least one item';

export const fields = {
  items: {
    ...text({ multiline: true, accepts: (items) => !isBlank(items), expected }),
    synonyms: [
      'list',
      'entries',
      'names',
      'options',
      'choices',
      'values',
      'elements',
      'lines',
      'text',
      'input',
    ],
  },
  mode: {
    ...optional(choice(['shuffle', 'pick']), 'shuffle'),
    synonyms: ['method', 'action', 'operation'],
  },
  count: {
    ...optional(integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), 1),
    synonyms: [
      'pick',
      'number',
      'howMany',
      'n',
      'winners',
      'quantity',
      'amount',
      'size',
      'sampleSize',
      'numberOfItems',
    ],
  },
  unique: {
    ...optional(boolean(), false),
    synonyms: [
      'distinct',
      'dedupe',
      'deduplicate',
      'removeDuplicates',
      'noDuplicates',
      'noRepeats',
      'allowDuplicates',
      'allowRepeats',
      'duplicates',
    ],
  },
  separator: {
    ...optional(choice(['newline', 'comma']), 'newline'),
    synonyms: ['delimiter', 'sep', 'glue', 'joiner', 'joinWith', 'joinBy'],
  },
} satisfies FieldsOf<RandomizerRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['items', 'separator'],
    holds: ({ items, separator }) => separator !== 'comma' || /[^\p{White_Space},]/u.test(items),
    expected: { items: expected },
  }),
];
