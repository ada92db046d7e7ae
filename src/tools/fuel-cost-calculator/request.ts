import { choice, type FieldsOf, number, optional } from '../../fields/index.ts';
import { rounding } from '../../shared/common-names.ts';

export interface FuelCostCalculatorRequest {
  /** Length of the trip, in distanceUnit. */
  readonly distance: number;
  /**
   * Unit of distance; a mile is 1.609344 km. The default is km if the first unit given is metric.
   */
  readonly distanceUnit?: 'miles' | 'km';
  /** Fuel economy, in efficiencyUnit. */
  readonly efficiency: number;
  /**
   * Miles per US gallon (not UK), or liters per 100 km. The default is L/100km if the first unit
   * given is metric.
   */
  readonly efficiencyUnit?: 'mpg' | 'L/100km';
  /** Price of one priceUnit of fuel, in any currency. */
  readonly fuelPrice: number;
  /**
   * Unit of the fuelPrice; a gallon is the US one of 3.785411784 liters, not the UK one. The
   * default is liter if the first unit given is metric.
   */
  readonly priceUnit?: 'gallon' | 'liter';
}

/**
 * A pair of units. The default depends on other fields, so parsing leaves an omitted unit
 * `undefined`.
 */
function unit<const US extends string, const Metric extends string>(us: US, metric: Metric) {
  const field = choice([us, metric]);
  return {
    ...optional(field),
    schema: { ...field.schema, default: us },
    expected: (value?: unknown) =>
      us !== 'miles' && isImperial(value)
        ? `${field.expected()}, with US gallons (a UK gallon is 1.20095 of them)`
        : field.expected(),
  };
}

/** Whether a unit seems to be of the imperial system, as in `mpg (UK)`. */
function isImperial(value: unknown): boolean {
  return typeof value === 'string' && /\b(?:uk|gb)|imp|brit|(?:uk|gb)\b/i.test(value);
}

export const fields = {
  distance: {
    ...number({ minimum: 0 }),
    synonyms: 'trip length mile kilometer km',
    unsupported: [
      'roundTrip return bothWays odometer toll parking fee maintenance extraCost discount tax idling cityPercent highway electric kwh',
      {
        names:
          'passengers people persons split numberOfTrips daysPerWeek tripsPerWeek times frequency',
        harmless: [1],
      },
      rounding,
    ],
  },
  distanceUnit: {
    ...unit('miles', 'km'),
    synonyms: 'unit system metric imperial length distanceIn',
  },
  efficiency: {
    ...number({ exclusiveMinimum: 0 }),
    synonyms: 'consumption mpg economy mileage',
    unsupported: [
      {
        names: 'ukMpg mpgUk imperialMpg mpgImperial',
        expected: 'miles per US gallon, in the field efficiency (a UK mpg is 0.83267 of them)',
      },
      {
        names: 'kmPerLiter kpl kml',
        expected: 'the fuel economy in mpg or L/100km, in the field efficiency',
      },
    ],
  },
  efficiencyUnit: {
    ...unit('mpg', 'L/100km'),
    synonyms: 'consumption economy mileage',
  },
  fuelPrice: {
    ...number({ minimum: 0 }),
    synonyms: 'price pricePer gas petrol cost',
  },
  priceUnit: {
    ...unit('gallon', 'liter'),
    synonyms: 'volume fuelUnit pricePer',
    figures: 'fuelUsedGallons fuelUsedLiters',
  },
} satisfies FieldsOf<FuelCostCalculatorRequest>;
