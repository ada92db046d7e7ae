import type { Tool } from '../tool.ts';
import type { Dictionary } from './language.ts';

/** The texts of an element in a language. */
export interface ElementLanguage {
  /** A BCP 47 tag without a region, such as `de`. */
  readonly code: string;
  /**
   * Texts by their English originals: of the element, and the titles, descriptions and options of the tools. English takes
   * the place of those that are missing.
   */
  readonly texts: Dictionary;
  /** Texts of single tools, by slug. They take precedence. */
  readonly tools?: Readonly<Record<string, Dictionary>>;
  /** The parts of the tools' errors, such as `expected {expected}, got {received}`. */
  readonly errors?: Dictionary;
}

/** What `defineToolForm()` defines. */
export interface ToolFormOptions {
  /** The tools that the elements can show. */
  readonly tools: readonly Tool[];
  /** The languages of elements other than English. */
  readonly languages?: readonly ElementLanguage[];
  /** The name of the tag, `tool-form` by default. */
  readonly name?: string;
}
