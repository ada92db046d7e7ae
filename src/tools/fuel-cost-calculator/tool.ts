import { numberShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateFuelCost } from './calculate-fuel-cost.ts';
import { fields } from './request.ts';

export const fuelCostCalculatorTool = builtInTool({
  slug: 'fuel-cost-calculator',
  operation: 'calculate-fuel-cost',
  name: 'Fuel Cost Calculator',
  category: 'Percentages and money',
  description:
    'Computes the amount and cost of the fuel for a trip, in metric or US units or a mix of both.',
  money: ['fuelPrice', 'cost'],
  labels: { mpg: 'mpg (US)', gallon: 'per gallon', liter: 'per liter' },
  hints: {
    distance: '',
    distanceUnit: '',
    efficiency: '',
    efficiencyUnit: '',
    fuelPrice: '',
    priceUnit: '',
  },
  samples: {
    distance: { km: '400' },
    efficiency: { 'L/100km': '7', 'mpg (UK)': '45' },
    fuelPrice: { liter: '1.5' },
  },
  fields,
  request: {
    distance: ['Length of the trip, in distanceUnit.', 'miles or km'],
    distanceUnit:
      'Unit of distance; a mile is 1.609344 km. The default is km if the first unit given is metric.',
    efficiency: {
      description: 'Fuel economy, in efficiencyUnit.',
      title: 'Fuel economy',
      'x-unit': 'mpg or L/100km',
    },
    efficiencyUnit: {
      description:
        'Miles per US gallon (not UK), or liters per 100 km. The default is L/100km if the first unit given is metric.',
      title: 'Fuel economy unit',
    },
    fuelPrice: 'Price of one priceUnit of fuel, in any currency.',
    priceUnit:
      'Unit of the fuelPrice; a gallon is the US one of 3.785411784 liters, not the UK one. The default is liter if the first unit given is metric.',
  },
  result: () => ({
    cost: numberShape({ description: 'Cost of the fuel used.', title: 'Fuel cost' }),
    fuelUsedGallons: numberShape({
      description: 'Fuel used, in US gallons.',
      title: 'Fuel used in gallons',
      'x-unit': 'gal',
    }),
    fuelUsedLiters: numberShape({
      description: 'Fuel used, in liters.',
      title: 'Fuel used in liters',
      'x-unit': 'l',
    }),
  }),
  example: { distance: 250, efficiency: 25, fuelPrice: 3.5 },
  run: calculateFuelCost,
});
