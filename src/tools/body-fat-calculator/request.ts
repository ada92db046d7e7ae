import {
  choice,
  crossFieldRule,
  type FieldsOf,
  number,
  optional,
  type Parsed,
} from '../../fields/index.ts';
import { isWithin, measureField, metricOnly, usualMeasure } from '../../shared/body-measures.ts';
import { computed, genderNames, rounding } from '../../shared/common-names.ts';

export type BodyFatCalculatorRequest = {
  /** Selects the formula and the limits of the categories. */
  readonly gender: 'male' | 'female';
  /** Height in centimeters, from 100 to 250. */
  readonly height: number;
  /** Neck circumference in centimeters, from 20 to 80. */
  readonly neck: number;
  /** Waist circumference in centimeters, from 40 to 250; for males greater than neck. */
  readonly waist: number;
  /** Hip circumference in centimeters, from 50 to 250; required for females, ignored for males. */
  readonly hip?: number;
} & ({ readonly gender: 'male' } | { readonly gender: 'female'; readonly hip: number });

export const fields = {
  gender: { ...choice(['male', 'female']), synonyms: genderNames },
  height: {
    ...measureField({ minimum: 100, maximum: 250, unit: 'centimeters', example: 175 }),
    synonyms: 'ht stature tall',
    unsupported: [metricOnly('metric, since all measures are in centimeters')],
  },
  neck: {
    ...measureField({ minimum: 20, maximum: 80, unit: 'centimeters', example: 38 }),
    synonyms: 'neckline',
  },
  waist: {
    ...measureField({ minimum: 40, maximum: 250, unit: 'centimeters', example: 85 }),
    synonyms: 'abdomen belly stomach waistline',
  },
  // A man's hip is ignored, so only a rule checks its range.
  hip: {
    ...optional(number({ exclusiveMinimum: 0 })),
    synonyms: 'buttock glute hipGirth',
    unsupported: [
      'skinfold triceps suprailiac thigh chest forearm wrist ethnicity',
      rounding,
      {
        names: 'method formula equation',
        expected: computed,
        harmless: ['US Navy'],
      },
    ],
  },
} satisfies FieldsOf<BodyFatCalculatorRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['gender', 'hip'],
    holds: ({ gender, hip }) => gender === 'male' || hip !== undefined,
    expected: { hip: 'a number greater than 0 if gender is female' },
  }),
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['gender', 'hip'],
    holds: ({ gender, hip }) => gender === 'male' || hip === undefined || isWithin(hip, 50, 250),
    expected: { hip: usualMeasure({ unit: 'centimeters', example: 98 }) },
  }),
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['gender', 'neck', 'waist'],
    holds: ({ gender, neck, waist }) => gender === 'female' || waist > neck,
    expected: { waist: 'a number greater than neck' },
  }),
];
