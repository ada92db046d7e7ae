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
  fields,
  request: {
    distance: {
      description: 'Length of the trip, in distanceUnit.',
      unit: 'miles or km',
      hint: '',
      samples: { km: '400' },
      unitField: 'distanceUnit',
    },
    distanceUnit: {
      description:
        'Unit of distance; a mile is 1.609344 km. The default is km if the first unit given is metric.',
      hint: '',
    },
    efficiency: {
      description: 'Fuel economy, in efficiencyUnit.',
      title: 'Fuel economy',
      unit: 'mpg or L/100km',
      hint: '',
      samples: { 'L/100km': '7', 'mpg (UK)': '45' },
      unitField: 'efficiencyUnit',
    },
    efficiencyUnit: {
      description:
        'Miles per US gallon (not UK), or liters per 100 km. The default is L/100km if the first unit given is metric.',
      title: 'Fuel economy unit',
      hint: '',
      labels: { mpg: 'mpg (US)' },
    },
    fuelPrice: {
      description: 'Price of one priceUnit of fuel, in any currency.',
      money: true,
      hint: '',
      samples: { liter: '1.5' },
      unitField: 'priceUnit',
    },
    priceUnit: {
      description:
        'Unit of the fuelPrice; a gallon is the US one of 3.785411784 liters, not the UK one. The default is liter if the first unit given is metric.',
      hint: '',
      labels: { gallon: 'per gallon', liter: 'per liter' },
    },
  },
  result: {
    cost: {
      shape: numberShape,
      description: 'Cost of the fuel used.',
      title: 'Fuel cost',
      money: true,
    },
    fuelUsedGallons: {
      shape: numberShape,
      description: 'Fuel used, in US gallons.',
      title: 'Fuel used in gallons',
      unit: 'gal',
    },
    fuelUsedLiters: {
      shape: numberShape,
      description: 'Fuel used, in liters.',
      title: 'Fuel used in liters',
      unit: 'l',
    },
  },
  example: { distance: 250, efficiency: 25, fuelPrice: 3.5 },
  run: calculateFuelCost,
});
