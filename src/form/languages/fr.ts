import type { ElementLanguage } from '../language/language.ts';
import errors from './fr/errors.json' with { type: 'json' };
import texts from './fr/texts.json' with { type: 'json' };
import tools from './fr/tools.json' with { type: 'json' };

/** French texts of the elements and of the tools. */
export const french: ElementLanguage = { code: 'fr', texts, errors, tools };
