import type { SayIssue } from '../../../src/form/errors.ts';
import type { FormContent } from '../../../src/form/fields.ts';
import { issueInWords } from '../../../src/form/issue-in-words.ts';
import type { Dictionary } from '../../../src/form/language/language.ts';
import { pageLanguage } from '../../language/page-language.ts';
import { useLoaded } from '../basic/use-loaded.ts';

/** What has the titles of fields and the labels of options. */
type Content = Pick<FormContent, 'parameters'>;

const loadTexts = async () => {
  const { errorTexts } = await import('../../model/error-texts.ts');
  return errorTexts();
};

/**
 * Returns a function that words issues for visitors: in the page's language, with the titles of
 * fields.
 */
export function useIssueWords(content: Content, hasIssues: boolean): SayIssue {
  const isNeeded = pageLanguage() !== 'en' && hasIssues;
  const texts = useLoaded(isNeeded ? loadTexts : undefined);
  // Shows no error in English while the texts load.
  return (issue, place) => (isNeeded && !texts ? '' : sayIn(content, texts)(issue, place));
}

/**
 * Like `useIssueWords`, but resolves once the texts are loaded. Errors are in English if that
 * fails.
 */
export async function loadIssueWords(content: Content): Promise<SayIssue> {
  const texts = pageLanguage() === 'en' ? undefined : await loadTexts().catch(() => undefined);
  return sayIn(content, texts);
}

function sayIn(content: Content, texts: Dictionary = {}): SayIssue {
  return (issue, place) => issueInWords(issue, content, texts, place);
}
