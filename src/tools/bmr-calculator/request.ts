import { choice, type FieldsOf, number, optional, positive } from '../../fields/index.ts';

export interface BmrRequest {
  /** Selects the equation for men or the one for women. */
  readonly gender: 'male' | 'female';
  /** Age in years. */
  readonly age: number;
  /** Weight in kilograms. */
  readonly weight: number;
  /** Height in centimetres. */
  readonly height: number;
  /** mifflin is Mifflin–St Jeor (1990), harris is Harris–Benedict as revised in 1984. */
  readonly formula?: 'mifflin' | 'harris';
}

export const fields = {
  gender: { ...choice(['male', 'female']), synonyms: ['sex'] },
  age: { ...number(positive), synonyms: ['years', 'yearsOld'] },
  weight: { ...number(positive), synonyms: ['mass', 'kg', 'kilograms'] },
  height: {
    ...number(positive),
    synonyms: ['stature', 'tall', 'cm', 'centimeters', 'centimetres'],
    unsupported: [
      {
        names: [
          'unit',
          'units',
          'system',
          'unitSystem',
          'measurementSystem',
          'heightUnit',
          'weightUnit',
        ],
        expected: 'metric, since height is in centimetres and weight in kilograms',
        harmless: ['metric', 'cm', 'kg', 'centimeters', 'centimetres'],
      },
    ],
  },
  formula: {
    ...optional(choice(['mifflin', 'harris']), 'mifflin'),
    synonyms: ['equation', 'method', 'algorithm'],
  },
} satisfies FieldsOf<BmrRequest>;
