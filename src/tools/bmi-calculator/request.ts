import {
  choice,
  crossFieldRule,
  type FieldsOf,
  number,
  optional,
  type Parsed,
} from '../../fields/index.ts';
import { rounding } from '../../shared/common-names.ts';

export type BmiCalculatorRequest = {
  /** metric uses centimeters and kilograms, imperial uses inches and pounds. */
  readonly unit: 'metric' | 'imperial';
  /** Height in centimeters or inches, from 30 to 280 cm. Required unless feet is given. */
  readonly height?: number;
  /** Weight in kilograms or pounds, from 1 to 700 kg. */
  readonly weight: number;
  /** Feet of the height, imperial only; replaces height. */
  readonly feet?: number;
  /** Inches in addition to feet. */
  readonly inches?: number;
} & (
  | { readonly unit: 'imperial'; readonly feet: number }
  | { readonly unit: 'metric' | 'imperial'; readonly height: number }
);

/** What people send as the unit of a height or a weight. */
const unitsOf = [
  ['metric', 'cm kg centimeter centimeters centimetres kilogram kilograms'],
  ['imperial', 'in lb lbs inch inches pound pounds'],
] as const;

export const fields = {
  unit: {
    ...choice(['metric', 'imperial']),
    synonyms: 'system metric imperial',
    recognize: (value) => {
      const system = unitsOf.find(([, units]) => units.split(' ').some((unit) => unit === value));
      return system && `unit ${system[0]}`;
    },
  },
  // Takes any number, since generated clients must send one even if `feet` replaces it.
  height: {
    ...optional(number()),
    expected: number({ exclusiveMinimum: 0 }).expected,
    synonyms: 'ht stature tall cm',
  },
  weight: {
    ...number({ exclusiveMinimum: 0 }),
    synonyms: 'wt mass kg pounds',
    unsupported: [
      'stone ounces formula prime asian ethnicity race cutoffs percentile child pregnant',
      rounding,
    ],
  },
  feet: {
    ...optional(number({ minimum: 0 })),
    synonyms: 'ft foot heightFt heightFeet',
  },
  inches: {
    ...optional(number({ minimum: 0 }), 0),
    synonyms: 'in inch heightIn heightInch heightInches',
  },
} satisfies FieldsOf<BmiCalculatorRequest>;

export const rules = [
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['height', 'feet'],
    holds: ({ height = 0, feet }) => height > 0 || feet !== undefined,
    expected: { height: () => fields.height.expected() },
  }),
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['height', 'unit', 'feet'],
    holds: ({ unit, height, feet }) =>
      unit !== 'metric' || height !== undefined || feet === undefined,
    expected: { unit: 'imperial for a height in feet' },
  }),
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['height', 'unit'],
    holds: ({ unit, height = 0 }) => height > 0 || unit !== 'metric',
    expected: { height: () => fields.height.expected() },
  }),
  crossFieldRule<Parsed<typeof fields>>({
    fields: ['feet', 'inches', 'unit'],
    holds: ({ unit, feet, inches }) => unit === 'metric' || feet !== 0 || inches > 0,
    expected: { feet: 'a height greater than 0 together with inches' },
  }),
];
