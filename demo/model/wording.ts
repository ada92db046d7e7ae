import type { JsonSchema } from 'toolworker';
import type { Result } from '../../src/form/answer.ts';

/** What a page shows as the headline, if that is not a field of the result as it is. */
export interface HeadlineWording {
  readonly title?: () => string;
  readonly valueOf: (result: Result) => unknown;
  readonly schemaOf?: (schema: JsonSchema) => JsonSchema;
}
