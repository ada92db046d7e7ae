import { parse } from '../../fields/index.ts';
import { divide, type Exact, multiply, toNumber } from '../../shared/rational.ts';
import { type FuelCostCalculatorRequest, fields } from './request.ts';

export type { FuelCostCalculatorRequest };

export interface FuelCostCalculatorResult {
  /** Cost of the fuel used. */
  readonly cost: number;
  /** Fuel used, in US gallons. */
  readonly fuelUsedGallons: number;
  /** Fuel used, in liters. */
  readonly fuelUsedLiters: number;
}

const kilometersPerMile = 1.609344;
const litersPerGallon = 3.785411784;

const metricUnits: readonly string[] = ['km', 'L/100km', 'liter'];

/**
 * Returns the amount of fuel for a trip, and its cost.
 *
 * The fuel is distance / efficiency in mpg, or distance · efficiency / 100 in L/100km. The cost is
 * the fuel times fuelPrice. A mile is exactly 1.609344 km (international mile, 1959). A gallon is
 * the US liquid gallon of 231 cubic inches, exactly 3.785411784 liters (NIST Handbook 44, Appendix
 * C). A UK gallon is 1.20095 of them, so a UK mpg is 0.83267 mpg.
 *
 * The units can be mixed. Omitted units follow the first given one of distanceUnit, efficiencyUnit
 * and priceUnit: metric (km, L/100km, liter) or US (miles, mpg, gallon). Without any, they are US
 * units.
 *
 * Each result is the double nearest to the exact value.
 *
 * @throws `ToolError` if the request is invalid or a result exceeds the range of a double.
 *
 * @example
 * calculateFuelCost({ distance: 250, efficiency: 25, fuelPrice: 3.5 });
 * // { cost: 35, fuelUsedGallons: 10, fuelUsedLiters: 37.85411784 }
 *
 * @see https://github.com/toolworker/toolworker/blob/main/demo/docs/tools/fuel-cost-calculator.md
 */
export function calculateFuelCost(request: FuelCostCalculatorRequest): FuelCostCalculatorResult {
  const { distance, distanceUnit, efficiency, efficiencyUnit, fuelPrice, priceUnit } = parse(
    request,
    fields,
  );
  const firstUnit = distanceUnit ?? efficiencyUnit ?? priceUnit ?? 'miles';
  const isMetric = (unit: string = firstUnit) => metricUnits.includes(unit);
  const { gallons, liters } = isMetric(efficiencyUnit)
    ? fuelByConsumption(
        isMetric(distanceUnit) ? distance : multiply(distance, kilometersPerMile),
        efficiency,
      )
    : fuelByEconomy(
        isMetric(distanceUnit) ? divide(distance, kilometersPerMile) : distance,
        efficiency,
      );
  return {
    cost: toNumber(multiply(fuelPrice, isMetric(priceUnit) ? liters : gallons)),
    fuelUsedGallons: toNumber(gallons),
    fuelUsedLiters: toNumber(liters),
  };
}

function fuelByConsumption(kilometers: Exact, litersPer100Kilometers: number) {
  const liters = divide(multiply(kilometers, litersPer100Kilometers), 100);
  return { liters, gallons: divide(liters, litersPerGallon) };
}

function fuelByEconomy(miles: Exact, milesPerGallon: number) {
  const gallons = divide(miles, milesPerGallon);
  return { gallons, liters: multiply(gallons, litersPerGallon) };
}
