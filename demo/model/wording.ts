import type { JsonSchema } from 'toolworker';
import type { Result } from '../../src/form/answer.ts';
import type { Inputs } from '../../src/form/inputs.ts';
import type { Wordings } from '../../src/form/view/wording.ts';

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
