import type { Dictionary } from '../../src/form/language/language.ts';
import { pageLanguage } from '../language/page-language.ts';

const files = import.meta.glob<Dictionary>('../../src/form/languages/*/errors.json', {
  import: 'default',
});

/** Loads the texts of errors in the page's language, which must not be English. */
export async function errorTexts(): Promise<Dictionary> {
  return (await files[`../../src/form/languages/${pageLanguage()}/errors.json`]?.()) ?? {};
}
