import type { ComponentChild } from 'preact';
import type { ShownField } from '../fields.ts';

/** How a page says a field of a result. */
export interface Wording {
  /** The title, if the result has no such field or the page calls it otherwise. */
  readonly title?: string;
  /** What is shown and copied, if there is an answer. */
  readonly shown?: ComponentChild;
  readonly copied?: string;
  /** Another value in the place of that of the field, which is shown by the schema. */
  readonly value?: unknown;
  readonly schema?: ShownField;
}

/**
 * How a page says some fields of a result, by name, and further figures. A field that is
 * `undefined` is not shown. Fields of the request are said only in sentences.
 */
export type Wordings = Readonly<Record<string, Wording | undefined>>;
