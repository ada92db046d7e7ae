import type { ElementLanguage } from '../language/language.ts';
import errors from './ja/errors.json' with { type: 'json' };
import texts from './ja/texts.json' with { type: 'json' };
import tools from './ja/tools.json' with { type: 'json' };

/** Japanese texts of the elements and of the tools. */
export const japanese: ElementLanguage = { code: 'ja', texts, errors, tools };
