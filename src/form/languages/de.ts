import type { ElementLanguage } from '../language/language.ts';
import errors from './de/errors.json' with { type: 'json' };
import texts from './de/texts.json' with { type: 'json' };
import tools from './de/tools.json' with { type: 'json' };

/** German texts of the elements and of the tools. */
export const german: ElementLanguage = { code: 'de', texts, errors, tools };
