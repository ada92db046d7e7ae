import { isBlank } from '../../characters/white-space.ts';
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
import { countNames, textNames, uniqueNames } from '../../shared/common-names.ts';

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
    synonyms: `${textNames} list entries entry names option choice values elements line text`,
  },
  mode: {
    ...optional(choice(['shuffle', 'pick']), 'shuffle'),
    synonyms: 'method action operation random type',
  },
  count: {
    ...optional(integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), 1),
    synonyms: `${countNames} pick winner take select choose numberOfItems`,
    figures: 'inputCount',
  },
  unique: {
    ...optional(boolean(), false),
    synonyms: uniqueNames,
  },
  separator: {
    ...optional(choice(['newline', 'comma']), 'newline'),
    synonyms: 'delimiter glue join split joinBy splitBy separatedBy',
    unsupported: [
      { names: 'seed rng', harmless: [] },
      'groups teams pairs weights probabilities exclude keepFirst keepLast header sort order ascending reverse numbered rounds times removeWinners',
      { names: 'trim', harmless: [true] },
    ],
  },
} satisfies FieldsOf<RandomizerRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['items', 'separator'],
    holds: ({ items, separator }) =>
      separator !== 'comma' || /[^\p{White_Space},，、،]/u.test(items),
    expected: { items: expected },
  }),
];
