import type { ComponentChild } from 'preact';

/** How a page says a field of a result. */
export interface Said {
  /** The title, if the result has no such field or the page calls it otherwise. */
  readonly title?: string;
  /** What is shown and copied, if there is an answer. */
  readonly shown?: ComponentChild;
  readonly copied?: string;
  /** An amount of money, which is shown as other amounts are. */
  readonly amount?: number;
  readonly isEstimate?: boolean;
}

/**
 * How a page says some fields of a result, by name, and further figures. A field that is `undefined` is not shown.
 */
export type Wording = Readonly<Record<string, Said | undefined>>;
