import { type FieldsOf, number } from '../../fields/index.ts';

export interface PercentageOfRequest {
  /** Percentage. */
  readonly x: number;
  /** The value to take the percentage of. */
  readonly y: number;
}

export const fields = {
  x: { ...number(), synonyms: 'percent percentage pct rate p' },
  y: { ...number(), synonyms: 'value number total amount of base whole' },
} satisfies FieldsOf<PercentageOfRequest>;
