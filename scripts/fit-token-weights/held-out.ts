import { readFileSync } from 'node:fs';
import { estimateTokens } from '../../src/tools/token-counter/estimate-tokens.ts';
import type { Family } from '../../src/tools/token-counter/families.ts';

/**
 * A text that the weights are not fitted on, and its tokens in each family by the published
 * tokenizer.
 */
export interface HeldOut {
  /** A kind of page, such as prose in a language; `short` for a few words; or `repetition`. */
  readonly kind: string;
  /** The text, or what is repeated. */
  readonly text: string;
  readonly times?: number;
  readonly tokens: readonly number[];
}

/** The file of the texts. Its first line names the families in the order of the counts. */
export const heldOutFile = `${import.meta.dirname}/held-out.jsonl`;

const [head = '', ...lines] = readFileSync(heldOutFile, 'utf8').trim().split('\n');

export const { families }: { readonly families: readonly Family[] } = JSON.parse(head);

export const heldOut = lines.map((line): HeldOut => JSON.parse(line));

export const textOf = ({ text, times = 1 }: HeldOut) => text.repeat(times);

export function countOf({ tokens }: HeldOut, family: Family): number {
  return tokens[families.indexOf(family)] ?? Number.NaN;
}

/** Returns the mean relative error of an estimate for texts of a kind. */
function errorOf(kind: string, family: Family): number {
  const ofKind = heldOut.filter((one) => one.kind === kind);
  return mean(
    ofKind.map((one) => Math.abs(estimateTokens(textOf(one), family) / countOf(one, family) - 1)),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The kinds of pages: prose in many languages, code and data. */
export const kinds = [...new Set(heldOut.map(({ kind }) => kind))].filter(
  (kind) => kind !== 'short' && kind !== 'repetition',
);

/** Returns mean relative errors: over all kinds of pages, of the worst kind, and of short texts. */
export function errorsOf(family: Family) {
  const errors = kinds.map((kind) => errorOf(kind, family));
  return { pages: mean(errors), worst: Math.max(...errors), short: errorOf('short', family) };
}
