import type { ElementLanguage } from '../language/language.ts';
import errors from './es/errors.json' with { type: 'json' };
import texts from './es/texts.json' with { type: 'json' };
import tools from './es/tools.json' with { type: 'json' };

/** Spanish texts of the elements and of the tools. */
export const spanish: ElementLanguage = { code: 'es', texts, errors, tools };
