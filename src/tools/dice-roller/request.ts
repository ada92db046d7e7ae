import type { AnyField } from '../../fields/field.ts';
import { type FieldsOf, integer, number, optional } from '../../fields/index.ts';
import { countNames } from '../../shared/common-names.ts';

export interface DiceRollerRequest {
  /** Number of dice to roll. */
  readonly count?: number;
  /** Number of sides of each die. */
  readonly sides?: number;
  /** The same seed gives the same rolls; without one, rolls are cryptographically random. */
  readonly seed?: number;
}

/** Returns what the fields would be for the dice of a notation such as 2d6. */
function inFields(value: unknown): readonly [count: string, sides: string] | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const notation = value.replaceAll(/\s/g, '');
  const [, count, sides] = /^(\d{0,5})d(\d{1,7}|%)(?:[+-].*)?$/i.exec(notation) ?? [];
  return sides ? [`count ${count || 1}`, `sides ${sides === '%' ? 100 : sides}`] : undefined;
}

/** The field, whose error explains dice notation. */
function withNotation<Base extends AnyField>(field: Base): Base {
  return {
    ...field,
    expected: (value) => {
      const dice = inFields(value);
      return dice === undefined
        ? field.expected(value)
        : `a number instead of dice notation: ${dice.join(' and ')}`;
    },
  };
}

export const fields = {
  count: {
    ...withNotation(optional(integer({ minimum: 1, maximum: 10_000 }), 1)),
    recognize: (value) => inFields(value)?.[0],
    synonyms: `${countNames} dice roll`,
    unsupported: [
      'notation expression formula modifier mod bonus penalty add subtract multiplier advantage disadvantage keep kh drop explode exploding reroll target threshold success fudge weights exclude sort unique critical',
      { names: 'times sets rounds repeat trials iterations', harmless: [1] },
      { names: 'fair', harmless: [true] },
    ],
  },
  sides: {
    ...withNotation(optional(integer({ minimum: 2, maximum: 1_000_000 }), 6)),
    recognize: (value) => inFields(value)?.[1],
    synonyms: 'face die diceSize diceFaces',
  },
  seed: { ...withNotation(optional(number())), synonyms: 'rng random' },
} satisfies FieldsOf<DiceRollerRequest>;
