/** Dice as players write them: `2d6`, `d20`, `3d8+2`. */
export interface Notation {
  readonly count: number;
  readonly sides: number;
  /** What is added to the total. */
  readonly modifier: number;
}

/** Reads the notation of dice; `undefined` if the text is something else. */
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
