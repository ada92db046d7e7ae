import { notNegative, positive, type Rules } from '../../shared/rules.ts';
import type { FuelCostRequest } from './calculate-fuel-cost.ts';

export const rules = {
  distance: notNegative,
  distanceUnit: { options: ['miles', 'km'] },
  efficiency: positive,
  efficiencyUnit: { options: ['mpg', 'L/100km'] },
  fuelPrice: notNegative,
  priceUnit: { options: ['gallon', 'liter'] },
} as const satisfies Rules<FuelCostRequest>;
