import { type ComponentChild, createContext } from 'preact';
import type { JsonSchema } from '../../schema/json-schema.ts';
import type { Result } from '../answer.ts';
import type { Inputs } from '../inputs.ts';

/** How a page says a field of a result. */
export interface Wording {
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
 * How a page says some fields of a result, by name, and further figures. A field that is
 * `undefined` is not shown.
 */
export type Wordings = Readonly<Record<string, Wording | undefined>>;

// The request and the result have the types of the page's tool, which the compiler cannot know
// here.
export type WordingOf = (
  shown: { readonly request: object; readonly result: object },
  inputs: Inputs,
) => Wordings;

/** What a page shows as the headline, if that is not a field of the result as it is. */
export interface HeadlineWording {
  readonly title?: () => string;
  readonly valueOf: (result: Result) => unknown;
  readonly schemaOf?: (schema: JsonSchema) => JsonSchema;
}

/** What a page says of results in its own words. */
export const PageWording = createContext<{
  readonly wordingOf?: WordingOf | undefined;
  readonly headline?: HeadlineWording | undefined;
}>({});
