import type { FieldIssue } from 'toolworker';
import { issueInWords } from '../../../src/form/errors/issue-in-words.ts';
import type { Dictionary } from '../../../src/form/language/language.ts';
import { pageLanguage } from '../../language/page-language.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { useLoaded } from '../basic/use-loaded.ts';

/** Returns an issue in words for visitors; `place` is the field beside which it is shown. */
export type SayIssue = (issue: FieldIssue, place?: string) => string;

const loadTexts = async () => {
  const { errorTexts } = await import('../../model/error-texts.ts');
  return errorTexts();
};

/** Returns a function that words issues for visitors: in the page's language, with the titles of fields. */
export function useIssueWords(tool: ToolPage, hasIssues: boolean): SayIssue {
  const isNeeded = pageLanguage() !== 'en' && hasIssues;
  const texts = useLoaded(isNeeded ? loadTexts : undefined);
  // Shows no error in English while the texts load.
  return (issue, place) => (isNeeded && !texts ? '' : sayIn(tool, texts)(issue, place));
}

/** Like `useIssueWords`, but resolves once the texts are loaded. Errors are in English if that fails. */
export async function loadIssueWords(tool: ToolPage): Promise<SayIssue> {
  const texts = pageLanguage() === 'en' ? undefined : await loadTexts().catch(() => undefined);
  return sayIn(tool, texts);
}

function sayIn(tool: ToolPage, texts: Dictionary = {}): SayIssue {
  return (issue, place) => issueInWords(issue, tool, texts, place);
}
