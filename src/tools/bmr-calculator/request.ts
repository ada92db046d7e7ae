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
  age: number(positive),
  weight: number(positive),
  height: number(positive),
  formula: {
    ...optional(choice(['mifflin', 'harris']), 'mifflin'),
    synonyms: ['equation', 'method'],
  },
} satisfies FieldsOf<BmrRequest>;
