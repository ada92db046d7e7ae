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
    unsupported: [
      'keep exclude perLine trimLines trimStart trimEnd trimLeft trimRight removeEmptyLines stripHtml lines multiline start end leading trailing tabs newlines nbsp characters replacement replace indent dedent html',
      { names: 'side', harmless: ['both'] },
      { names: 'unicode', harmless: [true] },
    ],
  },
} satisfies FieldsOf<TrimWhitespaceRequest>;
