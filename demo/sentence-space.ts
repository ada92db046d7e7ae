import { pageLanguage } from './language.ts';

/** What stands between two sentences: nothing in Japanese and Chinese, whose full stops are wide. */
export function sentenceSpace(): string {
  return ['ja', 'zh'].includes(pageLanguage()) ? '' : ' ';
}
