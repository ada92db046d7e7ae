import { choice, type FieldsOf, number, optional } from '../../fields/index.ts';
import { directionNames, fromUnitNames, rounding, toUnitNames } from '../../shared/common-names.ts';

const units = ['degrees', 'radians', 'gradians', 'turns'] as const;

/** A unit of angles. */
export type AngleUnit = (typeof units)[number];

export interface AngleConverterRequest {
  /** Angle to convert. */
  readonly value: number;
  /** Unit of value; a turn has 400 gradians. */
  readonly from?: AngleUnit;
  /** Unit of the result. */
  readonly to?: AngleUnit;
}

export const fields = {
  value: {
    ...number(),
    synonyms: 'angle amount number input theta degrees',
    unsupported: [
      'minutes seconds arcsec dms normalize wrap modulo range signed pi asFraction',
      rounding,
    ],
  },
  from: {
    ...optional(choice(units), 'degrees'),
    synonyms: fromUnitNames,
  },
  to: {
    ...optional(choice(units), 'radians'),
    synonyms: `${toUnitNames} ${directionNames}`,
  },
} satisfies FieldsOf<AngleConverterRequest>;
