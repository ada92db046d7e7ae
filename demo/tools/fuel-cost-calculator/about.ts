import type { AboutTool } from '../../model/about.ts';
import { mostPeople } from './trip.ts';

export const about: AboutTool<'fuel-cost-calculator'> = {
  icon: 'M5 20V6a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v14M3.5 20h12M5 11h9M14 13h1.5a1.5 1.5 0 0 1 1.5 1.5v2a1.5 1.5 0 0 0 3.5 0V9l-3-3',
  synonyms:
    'gas petrol trip mileage mpg liters litres per 100 km road travel cost fuel gasoline diesel consumption economy efficiency journey drive driving car distance tank',
  fields: { fuelUsedGallons: { hidden: true }, fuelUsedLiters: { hidden: true } },
  handles: {
    distance: true,
    distanceUnit: true,
    efficiency: true,
    efficiencyUnit: true,
    fuelPrice: true,
    priceUnit: true,
  },
  formula:
    'mpg: fuel = distance / fuel economy\nL/100km: fuel = distance × fuel economy / 100\ncost = fuel × price',
  explanation:
    'You can mix metric and US units. A mile is exactly 1.609344 km and a US gallon exactly 3.785411784 liters.',
  source: 'International mile (1959); NIST Handbook 44, Appendix C.',
  pageFields: {
    isReturn: { type: 'boolean', default: false, title: 'Round trip' },
    people: { type: 'integer', minimum: 1, maximum: mostPeople, default: 1, title: 'People' },
    tolls: { type: 'number', minimum: 0, default: 0, title: 'Tolls' },
  },
  topics: 'gas cost of a trip',
  reading:
    'The cost is that of the fuel for the distance, doubled for a round trip. Below are the cost with tolls and what each person pays.',
  sentences: {
    answer: [
      {
        when: { priceUnit: ['liter'], isReturn: ['true'] },
        text: '{cost}\nfor {fuelUsedLiters} over {distance} (round trip), at {efficiency} and {fuelPrice} a liter.',
      },
      {
        when: { priceUnit: ['liter'] },
        text: '{cost}\nfor {fuelUsedLiters} over {distance}, at {efficiency} and {fuelPrice} a liter.',
      },
      {
        when: { isReturn: ['true'] },
        text: '{cost}\nfor {fuelUsedGallons} over {distance} (round trip), at {efficiency} and {fuelPrice} a gallon.',
      },
      {
        text: '{cost}\nfor {fuelUsedGallons} over {distance}, at {efficiency} and {fuelPrice} a gallon.',
      },
    ],
  },
  mistake:
    'More miles per gallon mean less fuel, but more liters per 100 km mean more. Choose mpg (UK) for a British car, since a British gallon is a fifth larger than an American one.',
};
