import type { ElementLanguage } from '../language/language.ts';
import errors from './ar/errors.json' with { type: 'json' };
import texts from './ar/texts.json' with { type: 'json' };
import tools from './ar/tools.json' with { type: 'json' };

/** Arabic texts of the elements and of the tools. */
export const arabic: ElementLanguage = { code: 'ar', texts, errors, tools };
