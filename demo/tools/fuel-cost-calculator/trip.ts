import type { Shown } from '../../pictures/shown.ts';

/** The cost of a trip: in total, per person and per distance. */
export interface Trip {
  /** The cost one way, or there and back. */
  readonly cost: number;
  /** `undefined` if the number of people is not known. */
  readonly perPerson: number | undefined;
  /** The cost of 100 km or 100 miles; `undefined` if the distance is 0. */
  readonly perHundred: number | undefined;
  readonly unit: 'km' | 'miles';
}

/** The largest number of people who can share a trip. */
export const mostPeople = 1_000;

export function tripOf(
  { request, result }: Shown<'fuel-cost-calculator'>,
  people: number | undefined,
  isReturn: boolean,
): Trip {
  const cost = result.cost * (isReturn ? 2 : 1);
  return {
    cost,
    perPerson: people === undefined ? undefined : cost / people,
    perHundred: request.distance > 0 ? (100 * result.cost) / request.distance : undefined,
    unit: request.distanceUnit ?? 'miles',
  };
}

/** Returns the number of people in an input, or `undefined` if it is out of range or unreadable. */
export function peopleOf(typed: string): number | undefined {
  const people = Number(typed);
  return Number.isInteger(people) && people >= 1 && people <= mostPeople ? people : undefined;
}
