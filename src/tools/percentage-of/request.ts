import { type FieldsOf, number } from '../../fields/index.ts';
import { rounding } from '../../shared/common-names.ts';

export interface PercentageOfRequest {
  /** Percentage. */
  readonly x: number;
  /** The value to take the percentage of. */
  readonly y: number;
}

export const fields = {
  x: { ...number(), synonyms: 'percent percentage pct rate' },
  y: {
    ...number(),
    synonyms: 'value number total amount of base whole',
    unsupported: [
      'increase decrease add subtract discount markup markdown tip tax reverse whatPercent compound',
      {
        names: 'mode operation direction',
        harmless: ['of', 'percent-of', 'percentOf', 'percentage-of'],
      },
      rounding,
    ],
  },
} satisfies FieldsOf<PercentageOfRequest>;
