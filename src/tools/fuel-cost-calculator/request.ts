import {
  choice,
  type FieldsOf,
  notNegative,
  number,
  optional,
  positive,
} from '../../fields/index.ts';

export interface FuelCostRequest {
  /** Length of the trip, in distanceUnit. */
  readonly distance: number;
  /** Unit of distance; a mile is 1.609344 km. */
  readonly distanceUnit?: 'miles' | 'km';
  /** Fuel economy, in efficiencyUnit. */
  readonly efficiency: number;
  /** Miles per US gallon, or litres per 100 km. */
  readonly efficiencyUnit?: 'mpg' | 'L/100km';
  /** Price of one priceUnit of fuel, in any currency. */
  readonly fuelPrice: number;
  /** Unit that fuelPrice is for; a US gallon is 3.785411784 litres. */
  readonly priceUnit?: 'gallon' | 'liter';
}

export const fields = {
  distance: { ...number(notNegative), synonyms: ['tripLength'] },
  distanceUnit: { ...optional(choice(['miles', 'km']), 'miles'), synonyms: ['unit'] },
  efficiency: { ...number(positive), synonyms: ['consumption'] },
  efficiencyUnit: {
    ...optional(choice(['mpg', 'L/100km']), 'mpg'),
    synonyms: ['consumptionUnit', 'fuelEconomyUnit'],
  },
  fuelPrice: { ...number(notNegative), synonyms: ['price'] },
  priceUnit: {
    ...optional(choice(['gallon', 'liter']), 'gallon'),
    synonyms: ['fuelPriceUnit', 'fuelUnit', 'volumeUnit'],
  },
} satisfies FieldsOf<FuelCostRequest>;
