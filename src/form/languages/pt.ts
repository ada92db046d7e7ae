import type { ElementLanguage } from '../language/language.ts';
import errors from './pt/errors.json' with { type: 'json' };
import texts from './pt/texts.json' with { type: 'json' };
import tools from './pt/tools.json' with { type: 'json' };

/** Portuguese texts of the elements and of the tools. */
export const portuguese: ElementLanguage = { code: 'pt', texts, errors, tools };
