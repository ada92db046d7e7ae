import { rmSync, writeFileSync } from 'node:fs';
import {
  type DictionaryFile,
  missingIn,
  readDictionaries,
  unusedIn,
  withoutUnused,
} from './dictionaries.ts';

/**
 * Removes the texts that the demo no longer shows, and prints them and the texts that are missing:
 * of the languages whose codes follow the command, or of all.
 */
async function listTranslations(codes: readonly string[]): Promise<void> {
  const all = await readDictionaries();
  const files = all.filter(({ code }) => codes.length === 0 || codes.includes(code));
  print('No longer shown, and removed:', files, unusedIn);
  print('Missing, and shown in English:', files, missingIn);
  for (const { path, sections } of files) {
    if (sections.length === 0) rmSync(path);
    else if (sections.some((section) => unusedIn(section).length > 0)) {
      writeFileSync(path, withoutUnused(sections));
    }
  }
}

function print(heading: string, files: readonly DictionaryFile[], textsIn: typeof missingIn): void {
  const lines = files.flatMap(({ path, sections }) =>
    sections.flatMap((section) => {
      const texts = textsIn(section);
      if (texts.length === 0) return [];
      const place = section.name === '' ? path : `${path}, ${section.name}`;
      return [`  ${place}`, ...texts.map((text) => `    ${text}`)];
    }),
  );
  console.log([heading, ...(lines.length > 0 ? lines : ['  none'])].join('\n'));
}

await listTranslations(process.argv.slice(2));
