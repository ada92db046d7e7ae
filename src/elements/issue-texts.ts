import { issueInWords } from '../form/issue-in-words.ts';
import { type ElementLanguage, inLanguage } from '../form/language/language.ts';
import type { Tool } from '../tool.ts';
import type { FieldIssue } from '../tool-error.ts';
import { loadLanguage } from './load-language.ts';
import { worded } from './shown-form.ts';

/**
 * Resolves to a function that says an issue as the form of the tool does: in its language, with the
 * titles of fields and the names of options. A text begins with the title of its field, unless it
 * is shown beside that field. Needs no page.
 *
 * @param tool - The tool that the issues come from.
 * @param language - The language of the texts, English by default.
 *
 * @example
 * const textOf = await issueTexts(bmiCalculatorTool, de);
 * const { issues = [] } = attempt(calculateBmi, { unit: 'metric', height: 1.8, weight: 81 });
 * issues.map((issue) => textOf(issue, 'height'));
 * // ['Geben Sie einen Wert in Zentimetern wie 180 ein. Ihre Eingabe: 1,8.']
 */
export async function issueTexts(
  tool: Tool,
  language?: ElementLanguage,
): Promise<(issue: FieldIssue, besideField?: string) => string> {
  const words = await loadLanguage(tool, language);
  const { content } = worded(tool, words);
  return (issue, besideField) =>
    inLanguage(words, () => issueInWords(issue, content, language?.errors ?? {}, besideField));
}
