import { choice, type FieldsOf, number, optional } from '../../fields/index.ts';
import { measureField, metricOnly } from '../../shared/body-measures.ts';
import { genderNames, rounding } from '../../shared/common-names.ts';

export interface BmrCalculatorRequest {
  /** Selects the equation for men or the one for women. */
  readonly gender: 'male' | 'female';
  /** Age in years, up to 130. */
  readonly age: number;
  /** Weight in kilograms, from 10 to 700. */
  readonly weight: number;
  /** Height in centimeters, from 50 to 300. */
  readonly height: number;
  /** mifflin is Mifflin–St Jeor (1990), harris is Harris–Benedict as revised in 1984. */
  readonly formula?: 'mifflin' | 'harris';
}

export const fields = {
  gender: { ...choice(['male', 'female']), synonyms: genderNames },
  age: {
    ...number({ exclusiveMinimum: 0, maximum: 130 }),
    synonyms: 'years yearsOld',
  },
  weight: {
    ...measureField({ minimum: 10, maximum: 700, unit: 'kilograms', example: 70 }),
    synonyms: 'wt mass kg',
  },
  height: {
    ...measureField({ minimum: 50, maximum: 300, unit: 'centimeters', example: 175 }),
    synonyms: 'ht stature tall cm',
    unsupported: [
      'energyUnit outputUnit',
      metricOnly('metric, since height is in centimeters and weight in kilograms'),
    ],
  },
  formula: {
    ...optional(choice(['mifflin', 'harris']), 'mifflin'),
    synonyms: 'equation method calculation model type mode',
    unsupported: [
      'bodyFat leanMass leanBodyMass activityFactor multiplier pregnant breastfeeding deficit surplus kilojoules months',
      rounding,
    ],
  },
} satisfies FieldsOf<BmrCalculatorRequest>;
