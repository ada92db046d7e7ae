import { describe, expect, test } from 'vitest';
import { boolean, choice } from '../../src/fields/choice.ts';
import { said } from './said.ts';

describe('choice', () => {
  const fields = { unit: choice(['metric', 'imperial']) };

  test.each(['metric', 'imperial'])('accepts %s', (unit) => {
    expect(said({ unit }, fields)).toEqual({ unit });
  });

  test.each([
    ['Metric', '"Metric"'],
    [' metric', '" metric"'],
    ['', '""'],
    ['toString', '"toString"'],
    [0, '0'],
    [false, 'false'],
    [['metric'], 'an array'],
    [new String('metric'), 'an object'],
    [{ toString: () => 'metric' }, 'an object'],
  ])('refuses %o', (unit, came) => {
    expect(said({ unit }, fields)).toBe(`unit: expected one of metric, imperial, got ${came}`);
  });

  test('names the options when it is missing', () => {
    expect(said({ unit: null }, fields)).toBe('unit: required, one of metric, imperial');
  });

  test('lists the options in its schema', () => {
    expect(fields.unit.schema).toEqual({ type: 'string', enum: ['metric', 'imperial'] });
  });
});

describe('boolean', () => {
  const fields = { sample: boolean() };

  test.each([true, false])('accepts %o', (sample) => {
    expect(said({ sample }, fields)).toEqual({ sample });
  });

  test.each([
    ['true', '"true"'],
    [1, '1'],
    [0, '0'],
    ['', '""'],
    [new Boolean(false), 'an object'],
  ])('refuses %o', (sample, came) => {
    expect(said({ sample }, fields)).toBe(`sample: expected true or false, got ${came}`);
  });

  test('names both options when it is missing', () => {
    expect(said({}, fields)).toBe('sample: required, true or false');
  });

  test('has the type boolean in its schema', () => {
    expect(fields.sample.schema).toEqual({ type: 'boolean' });
  });
});
