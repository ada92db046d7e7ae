import { describe, expect, test } from 'vitest';
import { type Inputs, initialInputs, requestOf } from '../../demo/inputs.ts';
import { inChosenUnit, unitIn, unitsFor } from '../../demo/unit-choice.ts';
import { changedByUnit, convert } from '../../demo/units.ts';
import { fewOf } from '../sampled.ts';
import { fieldsFor, post } from './page.ts';

// The factors are from the agreement of 1959 and NIST Handbook 44, Appendix C.
test.each([
  ['180', 'cm', 'in', '70.8661417322835'],
  ['1', 'in', 'cm', '2.54'],
  ['1', 'lb', 'kg', '0.45359237'],
  ['81', 'kg', 'lb', '178.574432369751'],
  ['1', 'miles', 'km', '1.609344'],
  ['1', 'gallon', 'liter', '3.785411784'],
  ['100', 'cm', 'cm', '100'],
  ['', 'cm', 'in', ''],
  ['?1,23', 'cm', 'in', '?1,23'],
])('%s %s in %s is %s', (plain, from, to, expected) => {
  expect(convert(plain, from, to)).toBe(expected);
});

/** Numbers as people type them. */
const typed = Array.from({ length: 500 }, (_, index) =>
  String(Number((Math.abs(Math.sin(index + 1)) * 10 ** (index % 5)).toPrecision(1 + (index % 9)))),
);

test.each([
  ['cm', 'in'],
  ['kg', 'lb'],
  ['miles', 'km'],
  ['gallon', 'liter'],
])('a number typed in %s survives the conversion to %s and back', (one, other) => {
  expect(typed.map((plain) => convert(convert(plain, one, other), other, one))).toEqual(typed);
  expect(typed.map((plain) => convert(convert(plain, other, one), one, other))).toEqual(typed);
});

async function switched(slug: string, inputs: Inputs, name: string, unit: string) {
  const before = { ...initialInputs(await fieldsFor(slug)), ...inputs };
  return { ...before, ...changedByUnit(slug, before, name, unit), [name]: unit };
}

async function resultOf(slug: string, inputs: Inputs) {
  return (await post(slug, requestOf(await fieldsFor(slug), inputs))).result;
}

describe('a change of the unit', () => {
  test('converts a height to feet and inches, and back to centimeters', async () => {
    const metric = { unit: 'metric', height: '180', weight: '81' };
    const imperial = await switched('bmi-calculator', metric, 'unit', 'imperial');
    expect(imperial).toMatchObject({ height: '', feet: '5' });
    expect(Number(imperial.weight)).toBeCloseTo(178.574432369751, 11);
    expect(Number(imperial.inches)).toBeCloseTo(10.8661417322835, 11);
    expect((await resultOf('bmi-calculator', imperial)).bmi).toBeCloseTo(25, 11);
    const back = await switched('bmi-calculator', imperial, 'unit', 'metric');
    expect(back).toMatchObject({ ...metric, feet: '', inches: '0' });
  });

  // Each BMI is the limit between two categories, and belongs to the upper one.
  test.each([
    ['200', '74', 18.5],
    ['180', '81', 25],
    ['160', '64', 25],
    ['150', '56.25', 25],
    ['190', '90.25', 25],
    ['170', '86.7', 30],
    ['185', '102.675', 30],
    ['123.4', '45.682680', 30],
    // These fall below the limit if the height in inches is the nearest number of 15 digits, not one below.
    ['119', '35.4025', 25],
    ['160.5', '47.6564625', 18.5],
    ['123.8', '45.97932', 30],
    ['127.55', '48.8070075', 30],
  ])('keeps the category of %s cm and %s kg, which begins at %d', async (height, weight, limit) => {
    const metric = { unit: 'metric', height, weight };
    const imperial = await switched('bmi-calculator', metric, 'unit', 'imperial');
    const [before, after] = [
      await resultOf('bmi-calculator', metric),
      await resultOf('bmi-calculator', imperial),
    ];
    expect(before.bmi).toBe(limit);
    expect(after.bmi).toBeCloseTo(limit, 11);
    expect(after.category).toBe(before.category);
  });

  test('converts 182.88 cm to 6 feet', async () => {
    const metric = { unit: 'metric', height: '182.88' };
    const imperial = await switched('bmi-calculator', metric, 'unit', 'imperial');
    expect(imperial).toMatchObject({ feet: '6', inches: '0' });
  });

  test('restores every height when the unit is changed back', async () => {
    const heights = typed.filter((plain) => Number(plain) > 0);
    for (const height of fewOf(heights, 60)) {
      const metric = { unit: 'metric', height };
      const imperial = await switched('bmi-calculator', metric, 'unit', 'imperial');
      expect(await switched('bmi-calculator', imperial, 'unit', 'metric')).toMatchObject(metric);
    }
  });

  test.each([
    ['distanceUnit', 'km'],
    ['efficiencyUnit', 'L/100km'],
    ['priceUnit', 'liter'],
  ])('keeps the cost of a trip: %s in %s', async (name, unit) => {
    const trip = { distance: '300', efficiency: '30', fuelPrice: '3.5' };
    const other = await switched('fuel-cost-calculator', trip, name, unit);
    // 300 miles / 30 mpg are 10 gallons.
    const { cost } = await resultOf('fuel-cost-calculator', other);
    expect(cost).toBeCloseTo(35, 10);
    const before = initialInputs(await fieldsFor('fuel-cost-calculator'))[name] ?? '';
    expect(before).not.toBe(unit);
    const back = {
      ...other,
      ...changedByUnit('fuel-cost-calculator', other, name, before),
    };
    expect(back).toMatchObject(trip);
  });

  test.each([
    ['fuel-cost-calculator', { distanceUnit: 'miles', distance: '' }, 'distanceUnit', 'km'],
    ['fuel-cost-calculator', { distanceUnit: 'km', distance: '5' }, 'distanceUnit', 'km'],
    [
      'fuel-cost-calculator',
      { efficiencyUnit: 'mpg', efficiency: '0' },
      'efficiencyUnit',
      'L/100km',
    ],
    ['bmi-calculator', { unit: 'imperial', feet: '?x', inches: '0' }, 'unit', 'metric'],
    ['cooking-converter', { value: '1', from: 'cup', to: 'ml' }, 'from', 'pint'],
  ])('changes no number of %s with %j', (slug, inputs, name, unit) => {
    expect(changedByUnit(slug, inputs, name, unit)).toBeUndefined();
  });
});

test('a field shows the chosen unit', async () => {
  const fields = await fieldsFor('bmi-calculator');
  const height = fields.find(({ name }) => name === 'height');
  if (!height) throw new Error('The field is missing.');
  expect(unitIn(height, fields, { unit: 'metric' })).toBe('cm');
  expect(unitIn(height, fields, { unit: 'imperial' })).toBe('in');
  const trip = await fieldsFor('fuel-cost-calculator');
  const units = trip.map((field) =>
    unitIn(field, trip, { ...initialInputs(trip), distanceUnit: 'km' }),
  );
  expect(units.filter(Boolean)).toEqual(['km', 'mpg']);
  const roof = await fieldsFor('roof-pitch');
  expect(roof.map((field) => unitIn(field, roof, {}))).toEqual(['m or ft', 'm or ft']);
});

test('a field shows its example only in the unit of the example', async () => {
  const fields = await fieldsFor('bmi-calculator');
  const samplesIn = (unit: string) =>
    fields.map((field) => inChosenUnit(field, fields, { unit }).sample);
  expect(samplesIn('metric')).toEqual(['metric', '180', '81', '', '']);
  expect(samplesIn('imperial')).toEqual(['metric', '', '', '', '']);
});

test('the first unit that a field offers is its own', () => {
  for (const [unit, units] of Object.entries(unitsFor)) expect(units[0]).toBe(unit);
});
