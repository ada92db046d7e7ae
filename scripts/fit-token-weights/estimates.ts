import { eachFeature, featureCount } from '../../src/tools/token-counter/features.ts';
import { eachPiece } from '../../src/tools/token-counter/pieces.ts';

/** Numbered lists of distinct numbers, with the number of times that each occurs. */
interface Lists {
  readonly numbers: Int32Array;
  readonly times: Float64Array;
  /** Where each list starts, and the end of the last. */
  readonly starts: Int32Array;
}

/**
 * The distinct pieces of texts: the features and the texts of each piece, and the pieces with each
 * feature.
 */
export interface Pieces {
  readonly features: Lists;
  readonly inTexts: Lists;
  readonly withFeature: Lists;
}

export function piecesOf(texts: readonly string[]): Pieces {
  const known = new Map<string, number>();
  const features: number[][] = [];
  const inTexts: number[][] = [];
  for (const [number, text] of texts.entries()) {
    eachPiece(text, (start, end, word) => {
      const piece = text.slice(start, end);
      const index = known.get(piece) ?? known.size;
      if (index === known.size) {
        known.set(piece, index);
        const own: number[] = [];
        eachFeature(text, start, end, word, (feature) => own.push(feature));
        features.push(own);
        inTexts.push([]);
      }
      inTexts[index]?.push(number);
    });
  }
  const withFeature = Array.from({ length: featureCount }, (): number[] => []);
  for (const [piece, own] of features.entries()) {
    for (const feature of own) withFeature[feature]?.push(piece);
  }
  return {
    features: listsOf(features),
    inTexts: listsOf(inTexts),
    withFeature: listsOf(withFeature),
  };
}

function listsOf(lists: readonly (readonly number[])[]): Lists {
  const numbers: number[] = [];
  const times: number[] = [];
  const starts = [0];
  for (const list of lists) {
    const counts = new Map<number, number>();
    for (const number of list) counts.set(number, (counts.get(number) ?? 0) + 1);
    for (const [number, count] of counts) {
      numbers.push(number);
      times.push(count);
    }
    starts.push(numbers.length);
  }
  return {
    numbers: Int32Array.from(numbers),
    times: Float64Array.from(times),
    starts: Int32Array.from(starts),
  };
}

/** How many tokens a text has, and how much its relative error counts. */
export interface Goal {
  readonly tokens: number;
  readonly share: number;
}

/** Changes to the sums of pieces' weights: each amount is multiplied by the factor. */
export interface Changes {
  readonly pieces: Int32Array;
  readonly amounts: Float64Array;
  readonly factor: number;
}

/** The estimates of one family for all texts. */
export class Estimates {
  readonly #inTexts: Lists;
  readonly #tokens: Float64Array;
  readonly #shares: Float64Array;
  readonly #sums: Float64Array;
  readonly #totals: Float64Array;
  readonly #errors: Float64Array;
  readonly #differences: Float64Array;
  /** The texts that have a difference, and whether each text is one of them. */
  readonly #changed: Int32Array;
  readonly #isChanged: Uint8Array;

  constructor({ features, inTexts }: Pieces, goals: readonly Goal[], costs: readonly number[]) {
    this.#inTexts = inTexts;
    this.#tokens = Float64Array.from(goals, ({ tokens }) => tokens);
    this.#shares = Float64Array.from(goals, ({ share }) => share);
    this.#sums = new Float64Array(features.starts.length - 1);
    this.#totals = new Float64Array(goals.length);
    this.#errors = new Float64Array(goals.length);
    this.#differences = new Float64Array(goals.length);
    this.#changed = new Int32Array(goals.length);
    this.#isChanged = new Uint8Array(goals.length);
    for (const piece of this.#sums.keys()) {
      let sum = 0;
      for (let at = features.starts[piece] ?? 0; at < (features.starts[piece + 1] ?? 0); at += 1) {
        sum += (features.times[at] ?? 0) * (costs[features.numbers[at] ?? 0] ?? 0);
      }
      this.#sums[piece] = sum;
      this.#addToTexts(this.#totals, piece, Math.max(sum, 1));
    }
    for (const text of goals.keys()) this.#errors[text] = this.#errorAt(text, 0);
  }

  /** Returns how much the changes would add to the mean error. */
  errorOf(changes: Changes): number {
    const count = this.#differ(changes);
    let error = 0;
    for (let index = 0; index < count; index += 1) {
      const text = this.#changed[index] ?? 0;
      const after = this.#errorAt(text, this.#differences[text] ?? 0);
      error += after - (this.#errors[text] ?? 0);
      this.#differences[text] = 0;
      this.#isChanged[text] = 0;
    }
    return error;
  }

  make(changes: Changes): void {
    const count = this.#differ(changes);
    for (let index = 0; index < count; index += 1) {
      const text = this.#changed[index] ?? 0;
      this.#totals[text] = (this.#totals[text] ?? 0) + (this.#differences[text] ?? 0);
      this.#errors[text] = this.#errorAt(text, 0);
      this.#differences[text] = 0;
      this.#isChanged[text] = 0;
    }
    const { pieces, amounts, factor } = changes;
    for (let index = 0; index < pieces.length; index += 1) {
      const piece = pieces[index] ?? 0;
      this.#sums[piece] = (this.#sums[piece] ?? 0) + factor * (amounts[index] ?? 0);
    }
  }

  /** Returns the mean of the errors with and without rounding, which has a slope everywhere. */
  #errorAt(text: number, difference: number): number {
    const total = (this.#totals[text] ?? 0) + difference;
    const tokens = this.#tokens[text] ?? 1;
    const off = (Math.abs(total - tokens) + Math.abs(Math.round(total) - tokens)) / 2;
    return ((this.#shares[text] ?? 0) * off) / tokens;
  }

  /** Sets the differences and returns how many texts have one. */
  #differ({ pieces, amounts, factor }: Changes): number {
    const { numbers, times, starts } = this.#inTexts;
    let count = 0;
    for (let index = 0; index < pieces.length; index += 1) {
      const piece = pieces[index] ?? 0;
      const sum = this.#sums[piece] ?? 0;
      const after = sum + factor * (amounts[index] ?? 0);
      const difference = Math.max(after, 1) - Math.max(sum, 1);
      if (difference === 0) continue;
      const end = starts[piece + 1] ?? 0;
      for (let at = starts[piece] ?? 0; at < end; at += 1) {
        const text = numbers[at] ?? 0;
        this.#differences[text] = (this.#differences[text] ?? 0) + (times[at] ?? 0) * difference;
        if (this.#isChanged[text] === 1) continue;
        this.#isChanged[text] = 1;
        this.#changed[count] = text;
        count += 1;
      }
    }
    return count;
  }

  #addToTexts(values: Float64Array, piece: number, amount: number): void {
    const { numbers, times, starts } = this.#inTexts;
    for (let at = starts[piece] ?? 0; at < (starts[piece + 1] ?? 0); at += 1) {
      const text = numbers[at] ?? 0;
      values[text] = (values[text] ?? 0) + (times[at] ?? 0) * amount;
    }
  }
}
