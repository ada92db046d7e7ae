import { type FieldsOf, number, type Parsed, relation } from '../../fields/index.ts';

export interface PercentageChangeRequest {
  /** The original value. From 0, only a change to 0 has a percentage. */
  readonly from: number;
  /** The new value. */
  readonly to: number;
}

export const fields = {
  from: { ...number(), synonyms: ['oldValue'] },
  to: { ...number(), synonyms: ['newValue'] },
} satisfies FieldsOf<PercentageChangeRequest>;

export const relations = [
  relation<Parsed<typeof fields>>({
    fields: ['from', 'to'],
    holds: ({ from, to }) => from !== 0 || to === 0,
    expected: { from: 'a number other than 0 unless to is 0' },
  }),
];
