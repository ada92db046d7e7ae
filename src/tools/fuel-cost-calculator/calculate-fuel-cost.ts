import { divide, multiply, type Rational, toNumber } from '../../shared/rational.ts';
import { check } from '../../shared/rules.ts';
import { rules } from './rules.ts';

export interface FuelCostRequest {
  readonly distance: number;
  readonly distanceUnit?: 'miles' | 'km';
  readonly efficiency: number;
  readonly efficiencyUnit?: 'mpg' | 'L/100km';
  readonly fuelPrice: number;
  readonly priceUnit?: 'gallon' | 'liter';
}

export interface FuelCostResult {
  readonly cost: number;
  readonly fuelUsedGallons: number;
  readonly fuelUsedLiters: number;
}

const kilometresPerMile = 1.609344;
const litresPerGallon = 3.785411784;

/**
 * The fuel that a trip takes, and what it costs. An efficiency in mpg is miles per gallon, and the
 * fuel is distance / efficiency; one in L/100km is litres per 100 km, and the fuel is distance ·
 * efficiency / 100. The cost is the fuel, in the unit of its price, times `fuelPrice`.
 *
 * The units mix freely; they are miles, mpg and gallon where they are left out. Ratios are exact: a
 * mile is 1.609344 km (international mile, 1959), a gallon is the US liquid gallon of 231 cubic
 * inches, 3.785411784 litres (NIST Handbook 44, Appendix C). All three results are computed exactly
 * on the decimals as written and rounded once, to the nearest double.
 *
 * `distance` and `fuelPrice`, in any one currency, are at least 0, `efficiency` is greater than 0.
 * Throws a `ToolError` that names the fields which are not, and where a result is beyond the range
 * of a number.
 *
 * @example
 * calculateFuelCost({ distance: 250, efficiency: 25, fuelPrice: 3.5 });
 * // { cost: 35, fuelUsedGallons: 10, fuelUsedLiters: 37.85411784 }
 */
export function calculateFuelCost(request: FuelCostRequest): FuelCostResult {
  check(request, rules);
  const { fuelPrice, priceUnit = 'gallon' } = request;
  const litres = litresUsed(request);
  const gallons = divide(litres, litresPerGallon);
  return {
    cost: toNumber(multiply(fuelPrice, priceUnit === 'gallon' ? gallons : litres)),
    fuelUsedGallons: toNumber(gallons),
    fuelUsedLiters: toNumber(litres),
  };
}

function litresUsed(request: FuelCostRequest): Rational {
  const { distance, distanceUnit = 'miles', efficiency, efficiencyUnit = 'mpg' } = request;
  const kilometres = multiply(distance, distanceUnit === 'miles' ? kilometresPerMile : 1);
  if (efficiencyUnit === 'L/100km') return multiply(kilometres, divide(efficiency, 100));
  return multiply(litresPerGallon, divide(kilometres, multiply(kilometresPerMile, efficiency)));
}
