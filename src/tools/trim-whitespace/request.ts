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
      'keep preserve ignore exclude perLine trimLines trimStart trimEnd trimLeft trimRight removeEmptyLines removeBlankLines stripHtml lines multiline start end leading trailing left right tabs newlines nbsp nonBreaking zeroWidth chars characters replacement replace separator maxSpaces indent indentation dedent eol html',
      { names: 'side', harmless: ['both'] },
      { names: 'unicode', harmless: [true] },
    ],
  },
} satisfies FieldsOf<TrimWhitespaceRequest>;
