import type { Rules } from '../../shared/rules.ts';
import type { DiceRequest } from './roll-dice.ts';

export const rules = {
  count: { whole: true, minimum: 1, maximum: 10_000 },
  sides: { whole: true, minimum: 2, maximum: 1_000_000 },
  seed: { whole: true },
} satisfies Rules<DiceRequest>;
