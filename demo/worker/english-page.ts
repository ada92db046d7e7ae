import { directionOf } from '../../src/form/language/language.ts';
import { isTranslation, pathIn } from '../language/languages.ts';
import { onlyInEnglish } from '../language/only-in-english.ts';
import { languageAt } from './site-files.ts';
import { fileAt, storedResponse } from './stored-files.ts';

/**
 * Returns the English page in place of the translated one at this path, with a note to its readers,
 * if it is stored.
 */
export async function englishPage(path: string): Promise<Response | undefined> {
  const code = languageAt(path);
  if (!isTranslation(code)) return undefined;
  const file = fileAt(pathIn('en', path) ?? path);
  const page = file && (await storedResponse(file));
  if (!page) return undefined;
  const why = `<p lang="${code}" dir="${directionOf(code)}">${onlyInEnglish[code]}</p>`;
  const html = (await page.text()).replace('<main id="main">', (main) => main + why);
  return new Response(html, { headers: page.headers });
}
