import { choice, type FieldsOf, optional, text } from '../../fields/index.ts';
import { textNames } from '../../shared/common-names.ts';

export interface TrimWhitespaceRequest {
  /** Text to trim. */
  readonly text: string;
  /**
   * normalize trims and reduces white space to single spaces, trim only trims, remove removes all.
   */
  readonly mode?: 'normalize' | 'trim' | 'remove';
}

export const fields = {
  text: {
    ...text({ multiline: true }),
    synonyms: textNames,
  },
  mode: {
    ...optional(choice(['normalize', 'trim', 'remove']), 'normalize'),
    synonyms: 'method operation action type style kind collapse strip space whitespace normalise',
  },
} satisfies FieldsOf<TrimWhitespaceRequest>;
