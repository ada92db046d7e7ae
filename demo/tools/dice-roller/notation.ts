import type { Inputs } from '../../../src/form/inputs.ts';

/** How many dice the picture shows. */
export const mostFaces = 48;

/** Dice as players write them: `2d6`, `d20`, `3d8+2`. */
export interface Notation {
  readonly count: number;
  readonly sides: number;
  /** The number that is added to the total. */
  readonly modifier: number;
}

/** Reads the notation of dice. Returns `undefined` for any other text. */
export function parseNotation(text: string): Notation | undefined {
  const plain = text.replaceAll(/\s/g, '').replace('\u2212', '-');
  const [all, count, sides, modifier = '0'] =
    /^(\d{0,5})[dwk](\d{1,7}|%)([+-]\d{1,9})?$/i.exec(plain) ?? [];
  if (all === undefined) return undefined;
  return {
    count: count === '' ? 1 : Number(count),
    sides: sides === '%' ? 100 : Number(sides),
    modifier: Number(modifier),
  };
}

/** Writes dice as players do: `2d6+3`, `d20−1`. */
export function writeNotation({ count, sides, modifier }: Notation): string {
  const dice = `${count === 1 ? '' : count}d${sides}`;
  if (modifier === 0) return dice;
  return modifier > 0 ? `${dice}+${modifier}` : `${dice}−${-modifier}`;
}

/** Returns the modifier in the form, which is not sent to the API. */
export function modifierOf({ modifier = '' }: Inputs): number {
  const number = Number(modifier);
  return Number.isFinite(number) ? number : 0;
}
