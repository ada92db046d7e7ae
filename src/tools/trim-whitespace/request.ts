import { choice, type FieldsOf, multilineText, optional } from '../../fields/index.ts';

export interface TrimWhitespaceRequest {
  /** Text to trim. */
  readonly text: string;
  /** normalize makes white space single spaces and trims, trim only trims, remove leaves none. */
  readonly mode?: 'normalize' | 'trim' | 'remove';
}

export const fields = {
  text: { ...multilineText(), synonyms: ['input'] },
  mode: { ...optional(choice(['normalize', 'trim', 'remove']), 'normalize'), synonyms: ['method'] },
} satisfies FieldsOf<TrimWhitespaceRequest>;
