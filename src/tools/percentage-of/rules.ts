import { anyNumber, type Rules } from '../../shared/rules.ts';
import type { PercentageOfRequest } from './percentage-of.ts';

export const rules = { x: anyNumber, y: anyNumber } satisfies Rules<PercentageOfRequest>;
