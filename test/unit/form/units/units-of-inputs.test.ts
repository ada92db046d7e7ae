import { describe, expect, test } from 'vitest';
import { fromHash, hashOf } from '../../../../demo/model/links.ts';
import { usualUnits } from '../../../../demo/model/preferred-units.ts';
import { tools } from '../../../../demo/own-tools/tools-of-site.ts';
import { issueOf } from '../../../../src/fields/issue.ts';
import { inTypedUnit } from '../../../../src/form/errors.ts';
import { type Field, isUnitChoice, unitOption } from '../../../../src/form/fields.ts';
import {
  apiUnitIn,
  emptyInputs,
  exampleInputs,
  type Inputs,
  inItsUnit,
  initialInputs,
  requestOf,
  shownFields,
  withUnit,
} from '../../../../src/form/inputs.ts';
import { acceptedUnit, metricUnits } from '../../../../src/form/units/units.ts';
import { fieldsFor, formFieldsFor, post } from '../../demo/page.ts';

const metric = metricUnits;
const us = usualUnits('en-US');
const uk = usualUnits('en-GB');

function requestFor(fields: readonly Field[], inputs: Inputs) {
  return requestOf(shownFields(fields, inputs), inputs);
}

function fieldNamed(fields: readonly Field[], name: string): Field {
  const found = fields.find((field) => field.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

describe('the choice of a unit', () => {
  const body = { gender: 'female', height: '65', neck: '', waist: '?3o', hip: '38' };

  test('keeps the number, and changes the units of empty fields only', async () => {
    const fields = fieldsFor('body-fat-calculator');
    const height = fieldNamed(fields, 'height');
    const before: Inputs = { ...initialInputs(fields), ...body };
    const empty = fields.filter(({ name }) => !before[name]);
    const inputs = withUnit(before, height, 'in', empty);
    expect(inputs).toEqual({ ...body, 'height.unit': 'in', 'neck.unit': 'in' });
    expect(requestFor(fields, { ...inputs, waist: '' })).toEqual({
      gender: 'female',
      height: 165.1,
      hip: 38,
    });
  });

  test.each([
    ['metric', '180', { unit: 'metric', height: 180, weight: 81 }],
    ['imperial', '180', { unit: 'imperial', height: 180, weight: 81 }],
    ['metric', `5'11"`, { unit: 'metric', height: 180.34, weight: 81 }],
    ['imperial', `5'11"`, { unit: 'imperial', height: 71, weight: 81 }],
  ])('asks in %s units for a height of %s', async (unit, height, request) => {
    const fields = fieldsFor('bmi-calculator');
    const inputs = { ...initialInputs(fields), unit, height, weight: '81' };
    expect(requestFor(fields, inputs)).toEqual(request);
  });
});

describe('a trip at 45 miles per UK gallon', () => {
  const trip = { distance: '45', efficiency: '45', fuelPrice: '1.5' };

  // A UK gallon has exactly 4.54609 liters (Weights and Measures Act 1985).
  test('of 45 miles takes a UK gallon, and keeps its unit in a link', async () => {
    const fields = fieldsFor('fuel-cost-calculator');
    const inputs = { ...emptyInputs(fields, uk), ...trip };
    const hash = hashOf(fields, inputs) ?? '';
    expect(hash).toContain('efficiency.unit=mpg+%28UK%29');
    const request = requestFor(fields, fromHash(fields, hash, metric));
    const { result } = await post('fuel-cost-calculator', request);
    expect(result.fuelUsedLiters).toBeCloseTo(4.54609, 14);
    expect(result.cost).toBeCloseTo(6.819135, 14);
  });

  test('keeps its numbers in another unit', async () => {
    const fields = fieldsFor('fuel-cost-calculator');
    const efficiency = fieldNamed(fields, 'efficiency');
    const inputs = { ...emptyInputs(fields, uk), ...trip };
    const request = { distance: 45, distanceUnit: 'miles', efficiency: 45, fuelPrice: 1.5 };
    for (const efficiencyUnit of ['L/100km', 'mpg']) {
      const changed = withUnit(inputs, efficiency, efficiencyUnit, []);
      expect(requestFor(fields, changed)).toEqual({
        ...request,
        efficiencyUnit,
        priceUnit: 'liter',
      });
    }
  });

  test('has the unit of the API if a link contradicts itself', async () => {
    const fields = fieldsFor('fuel-cost-calculator');
    const hash = '#efficiency=7&efficiencyUnit=L/100km&efficiency.unit=mpg+(UK)';
    expect(requestFor(fields, fromHash(fields, hash))).toMatchObject({
      efficiency: 7,
      efficiencyUnit: 'L/100km',
    });
  });
});

test.each([
  ['fuel-cost-calculator', 'distance', ['miles', 'km']],
  ['fuel-cost-calculator', 'efficiency', ['mpg', 'L/100km', 'mpg (UK)']],
  ['fuel-cost-calculator', 'fuelPrice', ['gallon', 'liter']],
  ['bmr-calculator', 'height', ['cm', 'in']],
  ['bmi-calculator', 'height', []],
  ['sleep-cycle-calculator', 'minCycles', []],
])('%s offers beside %s the units %j', async (slug, name, units) => {
  const fields = fieldsFor(slug);
  const offered = fieldNamed(fields, name).units;
  expect(offered.map(({ value }) => value)).toEqual(units);
});

// 703 is the usual rounded factor: 703 · 160 / 71² = 22.3.
test(`the BMI of 5'11" and 160 lb is 22.3`, async () => {
  const fields = fieldsFor('bmi-calculator');
  const inputs = { ...emptyInputs(fields, us), height: `5'11"`, weight: '160' };
  const { result } = await post('bmi-calculator', requestFor(fields, inputs));
  expect(result.bmi).toBeCloseTo(22.3, 1);
});

const fuelUnits = (distanceUnit: string, efficiencyUnit: string, priceUnit: string) => ({
  ...{ distanceUnit, efficiencyUnit, priceUnit },
});

test.each([
  ['bmi-calculator', us, { unit: 'imperial' }],
  ['bmi-calculator', metric, { unit: 'metric' }],
  ['fuel-cost-calculator', metric, fuelUnits('km', 'L/100km', 'liter')],
  ['fuel-cost-calculator', { ...metric, km: 'miles' }, fuelUnits('miles', 'L/100km', 'liter')],
  ['fuel-cost-calculator', uk, fuelUnits('miles', 'mpg', 'liter')],
  ['fuel-cost-calculator', uk, { 'efficiency.unit': 'mpg (UK)' }],
  ['bmr-calculator', us, { 'height.unit': 'in', 'weight.unit': 'lb' }],
  ['cooking-converter', us, { from: 'ml', to: 'ml' }],
])('the empty form of %s in units %j', async (slug, units, inputs) => {
  const fields = fieldsFor(slug);
  expect(emptyInputs(fields, units)).toMatchObject(inputs);
  expect(hashOf(fields, emptyInputs(fields, units))).toBe('');
});

const hasUnits = async (slug: string) =>
  (await formFieldsFor(slug)).some((field) => isUnitChoice(field) || field.units.length > 0);

const slugs: readonly string[] = tools.map(({ slug }) => slug);
const found = await Promise.all(slugs.map(async (slug) => ((await hasUnits(slug)) ? [slug] : [])));
const withUnits = found.flat();

test.each([
  ['bmi-calculator', true],
  ['salary-calculator', true],
  ['percentage-of', false],
  ['sleep-cycle-calculator', false],
])('whether the form of %s has a choice of units: %s', (slug, has) => {
  expect(withUnits.includes(slug)).toBe(has);
});

describe.each(withUnits)('%s', (slug) => {
  test.each([metric, us, uk])('has an example in the units %j', async (units) => {
    const fields = await formFieldsFor(slug);
    const inputs = exampleInputs(fields, units);
    expect(await post(slug, requestFor(fields, inputs))).toMatchObject({ ok: true });
    for (const [name, unit] of Object.entries(emptyInputs(fields, units))) {
      if (name.endsWith('nit')) expect(inputs[name]).toBe(unit);
    }
    const linked = fromHash(fields, hashOf(fields, inputs) ?? '', metric);
    for (const { name } of fields) expect(linked[name]).toBe(inputs[name]);
    expect(requestFor(fields, linked)).toEqual(requestFor(fields, inputs));
  });
});

describe('a link', () => {
  test.each([
    ['height=180&weight=81', { height: 180, weight: 81 }],
    ['height=71&height.unit=in&weight=160&weight.unit=lb', { height: 180.34, weight: 72.5747792 }],
    [`height=5'11"&weight=81`, { height: 180.34, weight: 81 }],
    ['height=70&height.unit=kg', { height: 70 }],
    ['height=1/0&weight=1e999', { formula: undefined }],
    [`height=71"&weight=5'`, { height: 180.34 }],
  ])('with %s means the same everywhere', async (hash, request) => {
    const fields = fieldsFor('bmr-calculator');
    for (const units of [metric, us]) {
      const { gender, ...sent } = requestFor(fields, fromHash(fields, `#${hash}`, units));
      expect(sent).toEqual(request);
    }
  });

  test.each([
    ['unit=imperial&feet=5&inches=10&weight=170', `5'10"`],
    ['unit=imperial&feet=6&weight=170', `6'0"`],
    ['unit=imperial&feet=0&inches=71&height=70', `0'71"`],
    ['unit=imperial&feet=x&height=70', ''],
    ['unit=imperial&height=70', '70'],
  ])('of an earlier version with %s has the height %s', async (hash, height) => {
    const fields = fieldsFor('bmi-calculator');
    expect(fromHash(fields, hash)).toMatchObject({ unit: 'imperial', height, feet: '' });
  });

  test('shows empty fields in the units of the visitor', async () => {
    const fields = fieldsFor('bmr-calculator');
    const inputs = fromHash(fields, '#age=30&height=180', us);
    expect(inputs['height.unit']).toBeUndefined();
    expect(inputs['weight.unit']).toBe('lb');
  });
});

test('a field has the chosen unit, and an example in this unit', async () => {
  const bmi = fieldsFor('bmi-calculator');
  const shown = (fields: readonly Field[], inputs: Inputs) =>
    fields.map((field) => Object.values(pickUnit(inItsUnit(field, inputs))).join(' '));
  const pickUnit = ({ unit, sample }: Field) => ({ unit, sample });
  expect(shown(bmi, { unit: 'metric' }).slice(1, 3)).toEqual(['cm 180', 'kg 81']);
  expect(shown(bmi, { unit: 'imperial' }).slice(1, 3)).toEqual([`in 5'11"`, 'lb 180']);
  const trip = fieldsFor('fuel-cost-calculator');
  const inputs = { ...initialInputs(trip), distanceUnit: 'km', priceUnit: 'liter' };
  expect(shown(trip, inputs)).toEqual(expect.arrayContaining(['km 400', 'mpg 25', 'liter 1.5']));
  const roof = fieldsFor('roof-pitch');
  expect(roof.map((field) => apiUnitIn(field, {}))).toEqual(['m or ft', 'm or ft']);
});

test.each([
  ['centimeters such as 175', '15.24', 'in', `5'9"`, '6', 'expected inches such as 69, got 6'],
  ['kilograms such as 70', '1', 'lb', '155', '2', 'expected pounds such as 155, got 2'],
  ['centimeters such as 175', '6', 'cm', '175', '6', 'expected centimeters such as 175, got 6'],
  ['a number greater than 0', undefined, 'in', '70', '', 'required, a number greater than 0'],
  ['a number', '-0.8326741846289888', 'mpg (UK)', '45', '-1', 'expected a number, got -1'],
])('expected %s, got %s, typed in %s', async (limit, received, unit, sample, input, expected) => {
  const [field] = fieldsFor('bmr-calculator');
  if (!field) throw new Error('The field is missing.');
  const units = [unitOption(unit, acceptedUnit(unit))];
  const issue = issueOf(received ? 'invalid' : 'required', 'height', limit, received);
  const typed = inTypedUnit(
    issue,
    { ...field, name: 'height', unit, sample, units },
    { height: input },
  );
  expect(typed.message).toBe(expected);
});

test.each([
  ['6 in', '12', { rise: 0.5, run: 1 }],
  ['12', '4 ft', { rise: 12, run: 4 }],
  ['6 in', '4 ft', { rise: 0.5, run: 4 }],
  ['2 m', '400 cm', { rise: 2, run: 4 }],
  ['6', '12', { rise: 6, run: 12 }],
])('a roof with a rise of %s and a run of %s is in one unit', (rise, run, request) => {
  const fields = fieldsFor('roof-pitch');
  expect(requestOf(fields, { ...initialInputs(fields), rise, run })).toEqual(request);
});
