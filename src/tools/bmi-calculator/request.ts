import {
  choice,
  type FieldsOf,
  notNegative,
  number,
  optional,
  type Parsed,
  positive,
  relation,
} from '../../fields/index.ts';

export interface BmiRequest {
  /** metric takes centimetres and kilograms, imperial takes inches and pounds. */
  readonly unit: 'metric' | 'imperial';
  /** Height in centimetres, or in inches, greater than 0; feet can replace it. */
  readonly height?: number;
  /** Weight in kilograms, or in pounds. */
  readonly weight: number;
  /** Feet of the height, imperial only; replaces height. */
  readonly feet?: number;
  /** Inches on top of feet. */
  readonly inches?: number;
}

export const fields = {
  unit: choice(['metric', 'imperial']),
  // Any number passes, since feet replace it: clients that must send it send 0.
  height: { ...optional(number()), expected: () => `a number${positive.words()}` },
  weight: number(positive),
  feet: { ...optional(number(notNegative)), synonyms: ['ft'] },
  inches: { ...optional(number(notNegative), 0), synonyms: ['in'] },
} satisfies FieldsOf<BmiRequest>;

export const relations = [
  relation<Parsed<typeof fields>>({
    fields: ['height', 'feet'],
    holds: ({ unit, height = 0, feet }) => height > 0 || (unit !== 'metric' && feet !== undefined),
    expected: { height: fields.height.expected() },
  }),
  relation<Parsed<typeof fields>>({
    fields: ['height', 'unit'],
    holds: ({ unit, height = 0 }) => height > 0 || unit !== 'metric',
    expected: { height: fields.height.expected() },
  }),
  relation<Parsed<typeof fields>>({
    fields: ['feet', 'inches', 'unit'],
    holds: ({ unit, feet, inches }) => unit === 'metric' || feet !== 0 || inches > 0,
    expected: { feet: 'a height greater than 0 together with inches' },
  }),
];
