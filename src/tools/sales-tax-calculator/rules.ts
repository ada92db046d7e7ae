import { notNegative, type Rules } from '../../shared/rules.ts';
import type { SalesTaxRequest } from './calculate-sales-tax.ts';

export const rules = {
  price: notNegative,
  taxRate: notNegative,
} satisfies Rules<SalesTaxRequest>;
