/**
 * A whole sentence around an answer. It names fields of the form and of the result in braces,
 * nested ones by their path, as in `{accelerated.months}`.
 */
export interface Sentence {
  readonly text: string;
  /** The inputs, units or results for which it is true, by field; without it, all. */
  readonly when?: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * What a page says with its answer. The first sentence is shown that is true and of which every
 * field has a value.
 */
export interface Sentences {
  /**
   * The first line is the headline of the result, which is shown large, with what belongs to it;
   * the second, if there is one, is the rest of the sentence.
   */
  readonly answer: readonly Sentence[];
  /** A smaller sentence below. */
  readonly more?: readonly Sentence[] | undefined;
}

/** A text, or the name of a field whose value belongs there. */
export type SentencePart = string | { readonly name: string };

const slot = /\{([a-z][\w.]*)\}/i;

/** Splits a sentence at the fields that it names. */
export function partsOf(text: string): readonly SentencePart[] {
  const parts = text.split(slot).map((part, place) => (place % 2 === 1 ? { name: part } : part));
  return parts.filter((part) => part !== '');
}

/** Returns the names of the fields in a sentence. */
export function namesIn(text: string): readonly string[] {
  return partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : part.name));
}

interface Values {
  /** Whether a field has a value that can be shown. */
  readonly has: (name: string) => boolean;
  /** Returns an input or a result as in a condition; empty if there is none. */
  readonly plain: (name: string) => string;
}

/** Returns the text of the first sentence that is true and complete. */
export function sentenceFor(
  sentences: readonly Sentence[] = [],
  { has, plain }: Values,
): string | undefined {
  const isTrue = ({ when = {} }: Sentence) =>
    Object.entries(when).every(([name, values]) => values.includes(plain(name)));
  return sentences.find((one) => isTrue(one) && namesIn(one.text).every(has))?.text;
}
