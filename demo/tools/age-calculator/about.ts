import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'age-calculator'> = {
  icon: 'M5 20v-8h14v8M3 20h18M12 12V9M12 6v.01M5 15c2.3 2 4.7 2 7 0s4.7-2 7 0',
  synonyms:
    'birthday birth date born how old days alive anniversary weekday weeks hours seconds dates difference between two until count time since long ago duration chronological years months christmas weekend',
  fields: {
    months: { hidden: true },
    days: { hidden: true },
    totalDays: { hidden: true },
    nextBirthdayDays: { hidden: true },
  },
  ages: ['years'],
  handles: { birthDate: true, targetDate: true },
  formula: 'age = whole months from the birth to the date, then the remaining days',
  explanation:
    'Whole months are counted first, then the remaining days. If a month has no such day as the day of birth, its last day takes its place. In common years, someone born on 29 February has a birthday on 1 March, and the months and days are counted from there.',
  source: 'ECMAScript, Temporal.PlainDate.until; proleptic Gregorian calendar.',
  topics: 'how old am I?',
  reading:
    'The age is in whole years, months and days. Below it are the age in days and the days until the next birthday.',
  sentences: {
    answer: [
      { when: { targetDate: [''] }, text: '{years}\nold today, born on {birthDate}.' },
      { text: '{years}\nold on {targetDate}, born on {birthDate}.' },
    ],
    more: [
      { when: { totalDays: ['0'] }, text: 'It is the day of birth.' },
      { when: { nextBirthdayDays: ['0'] }, text: 'That is {totalDays}, and it is a birthday.' },
      { text: 'That is {totalDays}. The next birthday is in {nextBirthdayDays}.' },
    ],
  },
  mistake:
    'The hour of birth and time zones do not count. For the days between two events, enter the earlier one as the date of birth.',
};
