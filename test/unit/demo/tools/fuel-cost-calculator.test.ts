import { calculateFuelCost } from 'toolworker';
import { expect, test } from 'vitest';
import { formFieldsOf } from '../../../../demo/components/form/page-fields.ts';
import { hashOf } from '../../../../demo/model/links.ts';
import { page } from '../../../../demo/tools/fuel-cost-calculator/page.tsx';
import { tripOf } from '../../../../demo/tools/fuel-cost-calculator/trip.ts';
import { problemsOf } from '../../../../src/form/errors.ts';
import { initialInputs, requestOf } from '../../../../src/form/inputs.ts';
import { pageFor } from '../page.ts';

const miles = { distance: 250, efficiency: 25, fuelPrice: 3.5 };

/** The costs of a trip of 250 miles at 25 mpg, which takes 10 gallons for 35. */
const tripWith = (inputs: Readonly<Record<string, string>>) =>
  tripOf({ request: miles, result: calculateFuelCost(miles) }, inputs);

test.each([
  [{}, undefined, undefined],
  [{ people: '1', tolls: '0' }, undefined, undefined],
  [{ people: '4', tolls: '' }, undefined, 8.75],
  [{ people: '3', tolls: '12.5' }, 47.5, 47.5 / 3],
  // Binary fractions add to 35.300000000000004.
  [{ people: '1', tolls: '0.3' }, 35.3, undefined],
  [{ people: '2', tolls: '?x' }, undefined, undefined],
  [{ people: '2', tolls: '-1' }, undefined, undefined],
  [{ people: '0', tolls: '5' }, 40, undefined],
  [{ people: '2.5', tolls: '5' }, 40, undefined],
  [{ people: '1001', tolls: '5' }, 40, undefined],
  [{ people: '?two', tolls: '5' }, 40, undefined],
])('with %j, a trip costs %d, and each person pays %d', (inputs, withTolls, perPerson) => {
  expect(tripWith(inputs)).toEqual({ withTolls, perPerson, perHundred: 14, unit: 'miles' });
});

// 300 km at 6 l/100 km take 18 liters, which cost 32.4.
test('gives the cost of 100 km for a trip in kilometers, even of length 0', () => {
  const units = { distanceUnit: 'km', efficiencyUnit: 'L/100km', priceUnit: 'liter' } as const;
  for (const distance of [300, 0]) {
    const request = { distance, efficiency: 6, fuelPrice: 1.8, ...units };
    const trip = tripOf({ request, result: calculateFuelCost(request) }, {});
    expect(trip).toMatchObject({ perHundred: 10.8, unit: 'km' });
  }
});

test('asks for the distance there and back, and keeps it in a link', async () => {
  const fields = page.fields(formFieldsOf(pageFor('fuel-cost-calculator')));
  const inputs = { ...initialInputs(fields), distance: '0.1', efficiency: '25', isReturn: 'true' };
  expect(requestOf(fields, inputs)).toEqual({ distance: 0.2, efficiency: 25 });
  expect(hashOf(fields, inputs)).toBe('distance=0.1&efficiency=25&isReturn=true');
  const oneWay = { ...inputs, isReturn: 'false' };
  expect(requestOf(fields, oneWay)).toEqual({ distance: 0.1, efficiency: 25 });
});

test.each([
  ['people', '0', 'Enter a whole number from 1 to 1,000.'],
  ['people', '1.5', 'Enter a whole number from 1 to 1,000.'],
  ['people', '1000', undefined],
  ['tolls', '-1', 'Enter a number of at least 0.'],
  ['tolls', '', undefined],
  // The API refuses its own fields.
  ['distance', '-1', undefined],
])('%s of "%s": %s', async (name, input, problem) => {
  const fields = page.fields(formFieldsOf(pageFor('fuel-cost-calculator')));
  expect(problemsOf(fields, { ...initialInputs(fields), [name]: input }, 'en')[name]).toBe(problem);
});
