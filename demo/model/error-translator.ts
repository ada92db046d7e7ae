import { type Translate, translatorOf } from '../../src/form/errors/translated-error.ts';
import type { Dictionary } from '../../src/form/language/language.ts';
import { pageLanguage } from '../language/page-language.ts';

const files = import.meta.glob<Dictionary>('../../src/form/languages/*/errors.json', {
  import: 'default',
});

/** Loads the function that translates errors into the page's language, which must not be English. */
export async function errorTranslator(): Promise<Translate> {
  const words = await files[`../../src/form/languages/${pageLanguage()}/errors.json`]?.();
  return translatorOf(words ?? {});
}
