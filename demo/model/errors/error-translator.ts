import { type Translate, translatorOf } from '../../../src/elements/errors/translated-error.ts';
import type { Dictionary } from '../../../src/elements/language.ts';
import { pageLanguage } from '../../language/language.ts';

const files = import.meta.glob<Dictionary>('../../../src/elements/languages/*/errors.json', {
  import: 'default',
});

/** Loads the function that translates errors into the page's language, which must not be English. */
export async function errorTranslator(): Promise<Translate> {
  const words = await files[`../../../src/elements/languages/${pageLanguage()}/errors.json`]?.();
  return translatorOf(words ?? {});
}
