import { pageLanguage } from './page-language.ts';

/**
 * Returns the space between two sentences: none in Japanese and Chinese, whose full stops are wide.
 */
export function sentenceSpace(): string {
  return ['ja', 'zh'].includes(pageLanguage()) ? '' : ' ';
}
