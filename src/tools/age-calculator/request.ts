import { date, type FieldsOf, optional } from '../../fields/index.ts';

export interface AgeCalculatorRequest {
  /** Date of birth as YYYY-MM-DD, on or before targetDate. */
  readonly birthDate: string;
  /** Date on which to compute the age, as YYYY-MM-DD; today if omitted. */
  readonly targetDate?: string;
}

export const fields = {
  birthDate: {
    ...date(),
    synonyms: 'dob bday birthday born start from since',
  },
  targetDate: {
    ...optional(date()),
    synonyms:
      'asOf until to on at now when today end death dod reference compare current present final',
    unsupported: [
      'includeEndDate include inclusive exclude businessDays workingDays leap premature gestational korean roundUp',
      { names: 'calendar', harmless: ['gregorian', 'gregory', 'iso8601'] },
    ],
  },
} satisfies FieldsOf<AgeCalculatorRequest>;
