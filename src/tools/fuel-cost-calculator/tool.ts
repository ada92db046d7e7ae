import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, figure, number } from '../fields.ts';
import { calculateFuelCost } from './calculate-fuel-cost.ts';
import { rules } from './rules.ts';

export const fuelCostCalculatorTool = defineTool({
  slug: 'fuel-cost-calculator',
  operation: 'calculate-fuel-cost',
  name: 'Fuel Cost Calculator',
  category: 'Percentages and money',
  description: 'Computes the fuel that a trip takes and what it costs; metric and US units mix.',
  request: () =>
    z.object({
      distance: number(rules.distance, 'Length of the trip, in distanceUnit.'),
      distanceUnit: z._default(
        choice(rules.distanceUnit.options, 'Unit of distance; a mile is 1.609344 km.'),
        'miles',
      ),
      efficiency: number(rules.efficiency, 'Fuel efficiency or consumption, in efficiencyUnit.'),
      efficiencyUnit: z._default(
        choice(rules.efficiencyUnit.options, 'Miles per US gallon, or litres per 100 km.'),
        'mpg',
      ),
      fuelPrice: number(rules.fuelPrice, 'Price of one priceUnit of fuel, in any currency.'),
      priceUnit: z._default(
        choice(
          rules.priceUnit.options,
          'What fuelPrice is for; a US gallon is 3.785411784 litres.',
        ),
        'gallon',
      ),
    }),
  result: () =>
    z.object({
      cost: figure('Price of the fuel used.'),
      fuelUsedGallons: figure('Fuel used, in US gallons.'),
      fuelUsedLiters: figure('Fuel used, in litres.'),
    }),
  example: { distance: 250, efficiency: 25, fuelPrice: 3.5 },
  run: calculateFuelCost,
});
