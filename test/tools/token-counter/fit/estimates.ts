import { eachFeature, featureCount } from '../../../../src/tools/token-counter/features.ts';
import { eachPiece } from '../../../../src/tools/token-counter/pieces.ts';

/** A number of a piece or text, and how often something is in it. */
type Place = readonly [number, number];

/** The distinct pieces of texts: their features, and where they and the features are. */
export interface Pieces {
  readonly features: readonly (readonly number[])[];
  readonly inTexts: readonly (readonly Place[])[];
  readonly withFeature: readonly {
    readonly pieces: Int32Array;
    readonly counts: Float64Array;
  }[];
}

export function piecesOf(texts: readonly string[]): Pieces {
  const numbers = new Map<string, number>();
  const features: number[][] = [];
  const inTexts: Map<number, number>[] = [];
  for (const [number, text] of texts.entries()) {
    eachPiece(text, (start, end, word) => {
      const piece = text.slice(start, end);
      const known = numbers.get(piece) ?? numbers.size;
      if (known === numbers.size) {
        numbers.set(piece, known);
        const own: number[] = [];
        eachFeature(text, start, end, word, (feature) => own.push(feature));
        features.push(own);
        inTexts.push(new Map());
      }
      increase(inTexts[known], number);
    });
  }
  const withFeature = Array.from({ length: featureCount }, () => new Map<number, number>());
  for (const [piece, own] of features.entries()) {
    for (const feature of own) increase(withFeature[feature], piece);
  }
  return {
    features,
    inTexts: inTexts.map((map) => [...map]),
    withFeature: withFeature.map((map) => ({
      pieces: Int32Array.from(map.keys()),
      counts: Float64Array.from(map.values()),
    })),
  };
}

function increase(counts: Map<number, number> | undefined, key: number): void {
  counts?.set(key, (counts.get(key) ?? 0) + 1);
}

/** How many tokens a text has, and how much its relative error counts. */
export interface Goal {
  readonly tokens: number;
  readonly share: number;
}

/** By how much the sums of the weights of pieces change: each amount times the factor. */
export interface Changes {
  readonly pieces: Int32Array;
  readonly amounts: Float64Array;
  readonly factor: number;
}

/** The estimates of one family for all texts. */
export class Estimates {
  readonly #pieces: Pieces;
  readonly #goals: readonly Goal[];
  readonly #sums: Float64Array;
  readonly #totals: Float64Array;
  readonly #differences: Float64Array;

  constructor(pieces: Pieces, goals: readonly Goal[], costs: readonly number[]) {
    this.#pieces = pieces;
    this.#goals = goals;
    this.#sums = Float64Array.from(pieces.features, (own) =>
      own.reduce((sum, feature) => sum + (costs[feature] ?? 0), 0),
    );
    this.#totals = new Float64Array(goals.length);
    this.#differences = new Float64Array(goals.length);
    for (const [piece, places] of pieces.inTexts.entries()) {
      const cost = Math.max(this.#sums[piece] ?? 0, 1);
      for (const [text, times] of places) this.#add(this.#totals, text, times * cost);
    }
  }

  /** How much the changes would add to the mean error. */
  errorOf(changes: Changes): number {
    const texts = this.#differ(changes);
    let error = 0;
    for (const text of texts) {
      const total = this.#totals[text] ?? 0;
      const { tokens = 1, share = 0 } = this.#goals[text] ?? {};
      const difference = this.#differences[text] ?? 0;
      const after = Math.abs((total + difference) / tokens - 1);
      error += share * (after - Math.abs(total / tokens - 1));
      this.#differences[text] = 0;
    }
    return error;
  }

  make(changes: Changes): void {
    for (const text of this.#differ(changes)) {
      this.#add(this.#totals, text, this.#differences[text] ?? 0);
      this.#differences[text] = 0;
    }
    const { pieces, amounts, factor } = changes;
    for (const [index, piece] of pieces.entries()) {
      this.#add(this.#sums, piece, factor * (amounts[index] ?? 0));
    }
  }

  /** Sets the differences, and returns which texts have one. */
  #differ({ pieces, amounts, factor }: Changes): readonly number[] {
    const texts: number[] = [];
    for (let index = 0; index < pieces.length; index += 1) {
      const piece = pieces[index] ?? 0;
      const sum = this.#sums[piece] ?? 0;
      const after = sum + factor * (amounts[index] ?? 0);
      const difference = Math.max(after, 1) - Math.max(sum, 1);
      if (difference === 0) continue;
      const places = this.#pieces.inTexts[piece] ?? [];
      for (let place = 0; place < places.length; place += 1) {
        const [text = 0, times = 0] = places[place] ?? [];
        // A text that is named twice, since its differences were nought in between, does no harm.
        if (this.#differences[text] === 0) texts.push(text);
        this.#differences[text] = (this.#differences[text] ?? 0) + times * difference;
      }
    }
    return texts;
  }

  #add(values: Float64Array, index: number, amount: number): void {
    values[index] = (values[index] ?? 0) + amount;
  }
}
