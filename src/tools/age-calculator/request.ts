import { date, type FieldsOf, optional } from '../../fields/index.ts';

export interface AgeRequest {
  /** Date of birth as YYYY-MM-DD, on or before targetDate. */
  readonly birthDate: string;
  /** Date on which to compute the age, as YYYY-MM-DD; today if omitted. */
  readonly targetDate?: string;
}

export const fields = {
  birthDate: {
    ...date(),
    synonyms: [
      'dob',
      'dateOfBirth',
      'birthday',
      'bday',
      'birth',
      'born',
      'bornOn',
      'start',
      'startDate',
      'from',
      'fromDate',
    ],
  },
  targetDate: {
    ...optional(date()),
    synonyms: [
      'asOf',
      'asOfDate',
      'endDate',
      'end',
      'date',
      'target',
      'today',
      'to',
      'toDate',
      'until',
      'on',
      'onDate',
      'now',
      'currentDate',
      'referenceDate',
    ],
  },
} satisfies FieldsOf<AgeRequest>;
