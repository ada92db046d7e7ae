import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type DictionaryFile,
  missingIn,
  readDictionaries,
  unusedIn,
  withoutUnused,
  withRenamed,
} from './dictionaries.ts';

/**
 * Prints the texts that the demo no longer shows and those that are missing: of the languages whose
 * codes follow the command, or of all. Removes the former only if asked to, since a translation may
 * be ahead of the list of errors.
 */
async function listTranslations(codes: readonly string[], removes: boolean): Promise<void> {
  const all = await readDictionaries();
  const files = all.filter(({ code }) => codes.length === 0 || codes.includes(code));
  const heading = removes ? 'No longer shown, and removed:' : 'No longer shown (see --remove):';
  print(heading, files, unusedIn);
  print('Missing, and shown in English:', files, missingIn);
  if (removes) files.forEach(removeUnused);
}

function removeUnused({ path, sections }: DictionaryFile): void {
  if (sections.length === 0) rmSync(path);
  else if (sections.some((section) => unusedIn(section).length > 0)) {
    writeFileSync(path, withoutUnused(sections));
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

/** Keeps the translations of a text whose wording changes, but not what it says. */
async function rename(text: string, wording: string): Promise<void> {
  const paths = (await readDictionaries())
    .map(({ path }) => path)
    .filter((path) => existsSync(path));
  for (const path of paths) {
    writeFileSync(path, withRenamed(readFileSync(path, 'utf8'), text, wording));
  }
}

const { values, positionals } = parseArgs({
  options: { remove: { type: 'boolean', default: false }, rename: { type: 'string' } },
  allowPositionals: true,
});
if (values.rename === undefined) await listTranslations(positionals, values.remove);
else await rename(values.rename, positionals.join(' '));
