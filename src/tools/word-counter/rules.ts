import { positive, type Rules } from '../../shared/rules.ts';
import type { WordCountRequest } from './count-words.ts';

export const rules = { wordsPerMinute: positive } satisfies Rules<WordCountRequest>;
