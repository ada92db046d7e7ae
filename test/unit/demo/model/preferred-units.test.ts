import { afterEach, expect, test, vi } from 'vitest';
import { preferredUnits, usualUnits } from '../../../../demo/model/preferred-units.ts';
import { unitOption } from '../../../../src/form/fields.ts';

afterEach(() => vi.unstubAllGlobals());

const metric = {
  cm: 'cm',
  kg: 'kg',
  km: 'km',
  'L/100km': 'L/100km',
  liter: 'liter',
  metric: 'metric',
};
const lengthsAndWeights = { cm: 'in', kg: 'lb', km: 'miles', metric: 'imperial' };
const us = { ...metric, ...lengthsAndWeights, 'L/100km': 'mpg', liter: 'gallon' };

// Unicode CLDR, supplemental data, measurement systems.
test.each([
  ['en-US', us],
  ['es-US', us],
  ['en', us],
  ['en-LR', { ...metric, ...lengthsAndWeights }],
  ['my', { ...metric, ...lengthsAndWeights }],
  ['en-GB', { ...metric, km: 'miles', 'L/100km': 'mpg (UK)' }],
  ['en-CA', metric],
  ['en-AU', metric],
  ['de', metric],
  ['es-419', metric],
  ['ja-JP', metric],
  ['ar', metric],
  ['', metric],
  ['C', metric],
  ['en_US', metric],
])('the units of %s', (locale, units) => {
  expect(usualUnits(locale)).toEqual(units);
});

test.each([
  [{ 'unit for cm': 'cm' }, { ...us, cm: 'cm' }],
  [{ 'unit for metric': 'metric' }, { ...us, metric: 'metric' }],
  [{ 'unit for cm': 'kg', 'unit for kg': 'stone', 'unit for km': '' }, us],
])('a visitor from the US who chose %j', (stored: Readonly<Record<string, string>>, units) => {
  vi.stubGlobal('navigator', { language: 'en-US' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
  expect(preferredUnits()).toEqual(units);
});

test.each([
  ['per month', 'per month'],
  ['per fortnight', 'per hour'],
  [null, 'per hour'],
])('a visitor who chose %j of the units that a field offers gets %s', (chosen, unit) => {
  vi.stubGlobal('navigator', { language: 'de' });
  const getItem = (key: string) => (key === 'unit for per hour' ? chosen : null);
  vi.stubGlobal('localStorage', { getItem });
  const fields = [{ units: ['per hour', 'per month'].map((unit) => unitOption(unit, 'per hour')) }];
  expect(preferredUnits(fields)).toEqual({ ...metric, 'per hour': unit });
});

test('the region decides if storage is blocked', () => {
  vi.stubGlobal('navigator', { language: 'en-US' });
  vi.stubGlobal('localStorage', undefined);
  expect(preferredUnits()).toEqual(us);
});
