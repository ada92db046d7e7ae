import { isBlank } from '../../shared/lines.ts';
import type { Relation, Rules } from '../../shared/rules.ts';
import type { RandomizerRequest } from './randomize-list.ts';

const expected = 'a string with at least one item';

export const rules = {
  items: { accepts: (items) => !isBlank(items), expected },
  mode: { options: ['shuffle', 'pick'] },
  count: { whole: true, minimum: 1 },
  separator: { options: ['newline', 'comma'] },
} as const satisfies Rules<RandomizerRequest>;

export const hasItem: Relation<RandomizerRequest> = {
  fields: ['items', 'separator'],
  holds: ({ items, separator }) => separator !== 'comma' || /[^\p{White_Space},]/u.test(items),
  expected,
};
