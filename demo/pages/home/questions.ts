import { message } from '../../../src/form/language/language.ts';
import { localized } from '../../language/page-language.ts';
import type { ToolSlug } from '../../own-tools/tools.ts';

/** A question that the home page answers immediately. */
export interface Question {
  readonly slug: ToolSlug;
  /** The name in the list of questions. */
  readonly name: string;
  /** The question, with the name of each field in braces. */
  readonly sentence: string;
  readonly fields: readonly QuestionField[];
  /** Additional fields of the request. */
  readonly others: Readonly<Record<string, string>>;
  /** The result field that contains the answer. */
  readonly result: string;
  readonly isMoney: boolean;
  /** The answer to the initial sentence. */
  readonly answer: string;
  readonly link: string;
}

interface QuestionField {
  readonly name: string;
  readonly label: string;
  readonly type: 'number' | 'time';
  readonly value: string;
}

/** The values of the fields, by name. */
export type Values = Readonly<Record<string, string>>;

export const firstQuestion: Question = {
  slug: 'percentage-of',
  name: message('Percentage'),
  sentence: message('What is {x} % of {y}?'),
  fields: [
    { name: 'x', label: message('Percentage'), type: 'number', value: '15' },
    { name: 'y', label: message('Number'), type: 'number', value: '80' },
  ],
  others: {},
  result: 'result',
  isMoney: false,
  answer: message('12'),
  link: message('Open this in Percentage Of'),
};

export const questions: readonly Question[] = [
  firstQuestion,
  {
    slug: 'loan-payoff-calculator',
    name: message('Loan'),
    sentence: message(
      'What is the monthly payment for {principal} at {annualRate} % over {years} years?',
    ),
    fields: [
      { name: 'principal', label: message('Amount borrowed'), type: 'number', value: '200000' },
      {
        name: 'annualRate',
        label: message('Interest rate per year'),
        type: 'number',
        value: '6.5',
      },
      { name: 'years', label: message('Years'), type: 'number', value: '30' },
    ],
    others: {},
    result: 'scheduledPayment',
    isMoney: true,
    answer: message('1,264.14'),
    link: message('See its schedule in Loan Payoff Calculator'),
  },
  {
    slug: 'sleep-cycle-calculator',
    name: message('Sleep'),
    sentence: message('When should I go to bed to get up at {time}?'),
    fields: [{ name: 'time', label: message('Time to get up'), type: 'time', value: '07:00' }],
    others: { mode: 'wake-at' },
    result: 'recommended',
    isMoney: false,
    answer: message('21:45 or 23:15'),
    link: message('See all bedtimes in Sleep Cycle Calculator'),
  },
];

export function firstValues({ fields }: Question): Values {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** Returns the address of the tool's page with these values. */
export function addressOf({ slug, others }: Question, values: Values): string {
  return localized(`/tools/${slug}/#${new URLSearchParams({ ...others, ...values })}`);
}
