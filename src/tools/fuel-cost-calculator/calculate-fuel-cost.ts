import { parse } from '../../fields/index.ts';
import { divide, type Exact, multiply, toNumber } from '../../shared/rational.ts';
import { type FuelCostRequest, fields } from './request.ts';

export type { FuelCostRequest };

export interface FuelCostResult {
  /** Price of the fuel used. */
  readonly cost: number;
  /** Fuel used, in US gallons. */
  readonly fuelUsedGallons: number;
  /** Fuel used, in litres. */
  readonly fuelUsedLiters: number;
}

const kilometresPerMile = 1.609344;
const litresPerGallon = 3.785411784;

const metricUnits: readonly string[] = ['km', 'L/100km', 'liter'];

/**
 * Returns how much fuel a trip takes and what it costs.
 *
 * The fuel is distance / efficiency in mpg, or distance · efficiency / 100 in L/100km; the cost is
 * the fuel times fuelPrice. The units can be mixed. A unit that is omitted or null is metric (km,
 * L/100km, liter) if the first of distanceUnit, efficiencyUnit and priceUnit that is given is, and US
 * (miles, mpg, gallon) if that is, or if none is given. A mile is exactly 1.609344 km (international
 * mile, 1959); a gallon is the US liquid gallon of 231 cubic inches, exactly 3.785411784 litres
 * (NIST Handbook 44, Appendix C). Each result is the double nearest to the exact value. Throws a
 * `ToolError` for an invalid request or a result beyond the range of a double.
 *
 * @example
 * calculateFuelCost({ distance: 250, efficiency: 25, fuelPrice: 3.5 });
 * // { cost: 35, fuelUsedGallons: 10, fuelUsedLiters: 37.85411784 }
 */
export function calculateFuelCost(request: FuelCostRequest): FuelCostResult {
  const { distance, distanceUnit, efficiency, efficiencyUnit, fuelPrice, priceUnit } = parse(
    request,
    fields,
  );
  const firstUnit = distanceUnit ?? efficiencyUnit ?? priceUnit ?? 'miles';
  const isMetric = (unit: string = firstUnit) => metricUnits.includes(unit);
  const { gallons, litres } = isMetric(efficiencyUnit)
    ? fuelByConsumption(
        isMetric(distanceUnit) ? distance : multiply(distance, kilometresPerMile),
        efficiency,
      )
    : fuelByEconomy(
        isMetric(distanceUnit) ? divide(distance, kilometresPerMile) : distance,
        efficiency,
      );
  return {
    cost: toNumber(multiply(fuelPrice, isMetric(priceUnit) ? litres : gallons)),
    fuelUsedGallons: toNumber(gallons),
    fuelUsedLiters: toNumber(litres),
  };
}

function fuelByConsumption(kilometres: Exact, litresPer100Kilometres: number) {
  const litres = divide(multiply(kilometres, litresPer100Kilometres), 100);
  return { litres, gallons: divide(litres, litresPerGallon) };
}

function fuelByEconomy(miles: Exact, milesPerGallon: number) {
  const gallons = divide(miles, milesPerGallon);
  return { gallons, litres: multiply(gallons, litresPerGallon) };
}
