import type { Inputs } from '../../../src/form/inputs.ts';

/** How many dice the picture shows. */
export const mostFaces = 48;

/** Dice as players write them: `2d6`, `d20`, `3d8+2`, and `4d6k3` for the highest three of four. */
export interface Notation {
  readonly count: number;
  readonly sides: number;
  /** How many of the lowest dice do not count. */
  readonly dropped: number;
  /** The number that is added to the total. */
  readonly modifier: number;
}

/** Reads the notation of dice. Returns `undefined` for any other text. */
export function parseNotation(text: string): Notation | undefined {
  const plain = text.replaceAll(/\s/g, '').replace('\u2212', '-');
  const [all, written, sides, kept, modifier = '0'] =
    /^(\d{0,5})[dwk](\d{1,7}|%)(?:k(\d{1,5}))?([+-]\d{1,9})?$/i.exec(plain) ?? [];
  if (all === undefined) return undefined;
  const count = written === '' ? 1 : Number(written);
  return {
    count,
    sides: sides === '%' ? 100 : Number(sides),
    dropped: kept === undefined ? 0 : Math.max(count - Number(kept), 0),
    modifier: Number(modifier),
  };
}

/** Writes dice as players do: `2d6+3`, `d20−1`, `4d6k3`. */
export function writeNotation({ count, sides, dropped, modifier }: Notation): string {
  const kept = dropped === 0 ? '' : `k${count - dropped}`;
  const dice = `${count === 1 ? '' : count}d${sides}${kept}`;
  if (modifier === 0) return dice;
  return modifier > 0 ? `${dice}+${modifier}` : `${dice}−${-modifier}`;
}

/** Returns what only the form adds to the dice, not the API. At least one die counts. */
export function additionsOf(
  { modifier = '', dropped = '' }: Inputs,
  count: number,
): Pick<Notation, 'modifier' | 'dropped'> {
  const numberOf = (input: string) => (Number.isFinite(Number(input)) ? Number(input) : 0);
  return {
    modifier: numberOf(modifier),
    dropped: Math.min(Math.max(Math.trunc(numberOf(dropped)), 0), count - 1),
  };
}

/** Returns whether each roll counts: not the lowest `dropped`. */
export function areKept(rolls: readonly number[], dropped: number): readonly boolean[] {
  const ascending = rolls.map((roll, place) => ({ roll, place })).sort((a, b) => a.roll - b.roll);
  const lowest = new Set(ascending.slice(0, dropped).map(({ place }) => place));
  return rolls.map((_, place) => !lowest.has(place));
}
