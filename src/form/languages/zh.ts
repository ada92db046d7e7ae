import type { ElementLanguage } from '../language/language.ts';
import errors from './zh/errors.json' with { type: 'json' };
import texts from './zh/texts.json' with { type: 'json' };
import tools from './zh/tools.json' with { type: 'json' };

/** Chinese texts of the elements and of the tools. */
export const chinese: ElementLanguage = { code: 'zh', texts, errors, tools };
