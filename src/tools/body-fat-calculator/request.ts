import {
  choice,
  crossFieldRule,
  type FieldsOf,
  number,
  optional,
  type Parsed,
  positive,
} from '../../fields/index.ts';
import { add, compare } from '../../shared/rational.ts';

export interface BodyFatRequest {
  /** Selects the formula and the limits of the categories. */
  readonly gender: 'male' | 'female';
  /** Height in centimetres. */
  readonly height: number;
  /** Neck circumference in centimetres. */
  readonly neck: number;
  /** Waist circumference in centimetres; greater than neck, for females together with hip. */
  readonly waist: number;
  /** Hip circumference in centimetres; required for females, ignored for males. */
  readonly hip?: number;
}

export const fields = {
  gender: { ...choice(['male', 'female']), synonyms: ['sex'] },
  height: {
    ...number(positive),
    synonyms: ['stature', 'tall'],
    unsupported: [
      {
        names: ['unit', 'units', 'system', 'unitSystem', 'measurementSystem', 'heightUnit'],
        expected: 'metric, since all measures are in centimetres',
        harmless: ['metric', 'cm', 'kg', 'centimeters', 'centimetres'],
      },
    ],
  },
  neck: { ...number(positive), synonyms: ['neckline', 'collar'] },
  waist: { ...number(positive), synonyms: ['abdomen', 'belly', 'stomach', 'waistline'] },
  hip: { ...optional(number(positive)), synonyms: ['buttocks', 'hipline'] },
} satisfies FieldsOf<BodyFatRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['gender', 'hip'],
    holds: ({ gender, hip }) => gender === 'male' || hip !== undefined,
    expected: { hip: 'a number greater than 0 if gender is female' },
  }),
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['gender', 'neck', 'waist'],
    holds: ({ gender, neck, waist }) => gender === 'female' || waist > neck,
    expected: { waist: 'a number greater than neck' },
  }),
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['gender', 'neck', 'waist', 'hip'],
    holds: ({ gender, neck, waist, hip = 0 }) =>
      gender === 'male' || compare(add(waist, hip), neck) > 0,
    expected: { waist: 'a number that together with hip is greater than neck' },
  }),
];
