import { anyNumber, type Rules } from '../../shared/rules.ts';
import type { PercentageChangeRequest } from './percentage-change.ts';

export const rules = { from: anyNumber, to: anyNumber } satisfies Rules<PercentageChangeRequest>;
