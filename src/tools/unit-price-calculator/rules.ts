import { notNegative, positive, type Rules } from '../../shared/rules.ts';
import type { UnitPriceRequest } from './calculate-unit-price.ts';

export const rules = {
  price: notNegative,
  quantity: positive,
} satisfies Rules<UnitPriceRequest>;
