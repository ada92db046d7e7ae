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
      'keep preserve ignore exclude perLine eachLine lineByLine lines trimLines multiline start end leading trailing left right trimStart trimEnd trimLeft trimRight startOnly endOnly tabs tabSize tabWidth tabsToSpaces expandTabs convertTabs blankLines emptyLines removeEmptyLines removeBlankLines removeNewlines removeLineBreaks removeTabs newlines lineBreaks nbsp nonBreaking zeroWidth invisible controlCharacters chars characters replaceWith replacement replace joiner separator maxSpaces maxNewlines indent indentation dedent lineEnding eol html stripHtml punctuation double',
      { names: 'side sides', harmless: ['both'] },
      { names: 'unicode', harmless: [true] },
    ],
  },
} satisfies FieldsOf<TrimWhitespaceRequest>;
