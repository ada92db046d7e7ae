import { message } from '../../../src/form/language/language.ts';
import { formatMoney } from '../../../src/form/numbers/format.ts';
import { asks } from '../shared/asked/question.ts';

/** 25 an hour */
const perYear = asks('salary-calculator', {
  patterns: [
    '(?:salary |wage |pay )?{hourlyRate:per hour!}(?: .*(?:year|salary|annual|yearly).*)?',
    '(?:hourly|hourly (?:rate|wage|pay)) {hourlyRate}',
  ],
  given: { hoursPerWeek: 40 },
  question: message('Pay per year at {hourlyRate} an hour and {hoursPerWeek} hours a week'),
  answer: ({ annual }, { currency }) => formatMoney(annual, currency()),
  isMoney: true,
});

export const asked = [perYear];
