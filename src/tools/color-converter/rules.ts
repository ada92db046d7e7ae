import type { Rules } from '../../shared/rules.ts';
import type { ColorRequest } from './convert-color.ts';

export const rules = { from: { options: ['hex', 'rgb'] } } as const satisfies Rules<ColorRequest>;
