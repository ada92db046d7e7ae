import type { Call, Calling } from '../../../src/form/calling.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { drawnColor } from './any-color.ts';
import { notationOf } from './colors.ts';

const longest = 200;

/**
 * Takes any color in one box: in the notations of the API, and what else this browser knows of CSS.
 */
export const calling: Calling = {
  callFor: ({ color = '' }: Inputs): Call => {
    if (color.trim() === '') return { request: {} };
    const from = notationOf(color);
    if (from) return { request: { color, from } };
    const drawn = drawnColor(color.slice(0, longest));
    if (drawn !== undefined) return { request: { color: drawn, from: 'hex' } };
    return {
      problems: { color: t('This browser knows no opaque color of that name or notation.') },
    };
  },
};
