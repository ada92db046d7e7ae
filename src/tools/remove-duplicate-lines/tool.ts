import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { count, flag, longText, text } from '../fields.ts';
import { removeDuplicateLines } from './remove-duplicate-lines.ts';

export const removeDuplicateLinesTool = defineTool({
  slug: 'remove-duplicate-lines',
  operation: 'remove-duplicate-lines',
  name: 'Remove Duplicate Lines',
  category: 'Text tools',
  description: 'Removes repeated lines from a text and keeps the first of each.',
  request: () =>
    z.object({
      text: longText('The text; its lines end with \\r\\n, \\n or \\r.'),
      caseSensitive: z._default(
        flag('false takes lines that differ in case alone for equal (ß and SS, too).'),
        true,
      ),
      trimWhitespace: z._default(
        flag('true compares lines without the white space at their ends.'),
        false,
      ),
      keepEmptyLines: z._default(
        flag('true keeps all blank lines, false drops them; they hold nothing but white space.'),
        false,
      ),
    }),
  result: () =>
    z.object({
      result: text('The lines that are left, as they were written.'),
      originalCount: count('Lines of the text, blank ones included.'),
      uniqueCount: count('Lines of the result.'),
      removedCount: count('originalCount less uniqueCount.'),
    }),
  example: { text: 'apple\nbanana\napple\ncherry' },
  run: removeDuplicateLines,
});
