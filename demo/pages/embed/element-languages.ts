import type { ElementLanguage } from 'toolworker/elements';
import type { LanguageCode } from '../../language/languages.ts';
import type { LanguageModule } from '../../model/embedding-code.ts';

interface OfferedLanguage extends LanguageModule {
  readonly load: () => Promise<ElementLanguage>;
}

/** The texts of the element that the package has. In another language, an element has English texts. */
export const elementLanguages: Readonly<Partial<Record<LanguageCode, OfferedLanguage>>> = {};
