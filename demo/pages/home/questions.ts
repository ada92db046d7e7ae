import type { Inputs } from '../../../src/form/inputs.ts';
import { message } from '../../../src/form/language/language.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { ToolSlug } from '../../own-tools/tools.ts';

/** A question that the home page answers. */
export interface Question {
  readonly slug: ToolSlug;
  /** The name in the list of questions. */
  readonly name: string;
  /** The question, with the name of each field that the visitor changes in braces. */
  readonly sentence: string;
  /** The inputs with which it begins, by field of the tool. */
  readonly inputs: Inputs;
  /** The result field that contains the answer. */
  readonly result: string;
  /** The answer to the initial sentence: a number, or what one reads. */
  readonly answer: number | string;
  readonly link: string;
}

/** What the form of a question needs of its tool, in the page's language. */
export interface ToolOfQuestion extends Pick<ToolPage, 'slug' | 'parameters' | 'example'> {
  /** Whether the answer is an amount of money. */
  readonly isMoney: boolean;
}

export const firstQuestion: Question = {
  slug: 'percentage-of',
  name: message('Percentage'),
  sentence: message('What is {x}% of {y}?'),
  inputs: { x: '15', y: '80' },
  result: 'result',
  answer: 12,
  link: message('Open this in Percentage Calculator'),
};

export const questions: readonly Question[] = [
  firstQuestion,
  {
    slug: 'loan-payoff-calculator',
    name: message('Loan'),
    sentence: message(
      'What is the monthly payment for {principal} at {annualRate}% over {years} years?',
    ),
    inputs: { principal: '200000', annualRate: '6.5', years: '30' },
    result: 'scheduledPayment',
    answer: 1264.14,
    link: message('See its schedule in Loan Payoff Calculator'),
  },
  {
    slug: 'sleep-cycle-calculator',
    name: message('Sleep'),
    sentence: message('When should I go to bed to get up at {time}?'),
    inputs: { mode: 'wake-at', time: '07:00' },
    result: 'recommended',
    answer: message('21:45 or 23:15'),
    link: message('See all bedtimes in Sleep Cycle Calculator'),
  },
];
