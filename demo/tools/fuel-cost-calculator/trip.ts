import { calculateFuelCost, calculateUnitPrice } from 'toolworker';
import { type Inputs, numberIn } from '../../../src/form/inputs.ts';
import { inRange } from '../shared/in-range.ts';
import { withoutBinaryNoise } from '../shared/numbers/rounding.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

/**
 * What a trip costs beyond its fuel, and for each of its people. A cost is `undefined` if it is not
 * known.
 */
interface Trip {
  /** The cost of fuel and tolls, if there are tolls. */
  readonly withTolls: number | undefined;
  /** What each person pays, if there are several. */
  readonly perPerson: number | undefined;
  /** The cost of the fuel for 100 km or 100 miles. */
  readonly perHundred: number | undefined;
  readonly unit: 'km' | 'miles';
}

export function tripOf(
  { request, result }: ToolAnswer<'fuel-cost-calculator'>,
  inputs: Inputs,
): Trip {
  const people = peopleIn(inputs.people ?? '');
  const tolls = inputs.tolls ? numberIn(inputs.tolls) : 0;
  const isKnown = tolls !== undefined && tolls >= 0;
  const total = isKnown ? withoutBinaryNoise(result.cost + tolls) : undefined;
  const isShared = people !== undefined && people > 1 && total !== undefined;
  return {
    withTolls: tolls === 0 ? undefined : total,
    perPerson: isShared
      ? inRange(() => calculateUnitPrice({ price: total, quantity: people }).unitPrice)
      : undefined,
    perHundred: inRange(() => calculateFuelCost({ ...request, distance: 100 }).cost),
    unit: request.distanceUnit ?? 'miles',
  };
}

/** Returns the number of people in an input, or `undefined` if it is out of range or unreadable. */
function peopleIn(input: string): number | undefined {
  const people = numberIn(input);
  const isCount = people !== undefined && Number.isInteger(people) && people >= 1;
  return isCount && people <= mostPeople ? people : undefined;
}

/** The most people who can share the cost of a trip. */
export const mostPeople = 1_000;
