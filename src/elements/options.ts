import type { ElementLanguage } from '../form/language/language.ts';
import type { Tool } from '../tool.ts';

/** What `defineToolForm()` defines. */
export interface ToolFormOptions {
  /** The tools that the elements can show. */
  readonly tools: readonly Tool[];
  /** The languages of elements other than English. */
  readonly languages?: readonly ElementLanguage[];
  /** The name of the tag, `tool-form` by default. */
  readonly name?: string;
}
