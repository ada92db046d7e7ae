import type { ComponentChild } from 'preact';

/** How a page says a field of a result. */
export interface Said {
  readonly shown: ComponentChild;
  readonly copied: string;
}

/** How a page says some fields of a result, by name. A field that is `undefined` is not shown. */
export type Wording = Readonly<Record<string, Said | undefined>>;
