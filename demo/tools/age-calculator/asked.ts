import { message } from '../../../src/form/language/language.ts';
import { formatDuration } from '../../../src/form/numbers/format.ts';
import { formatTime } from '../../../src/form/numbers/unit-of-time.ts';
import { today } from '../shared/asked/moments.ts';
import { asks } from '../shared/asked/question.ts';

/** age 1990-05-17 */
const age = asks('age-calculator', {
  patterns: [
    '(?:age|how old(?: is someone| am i| if)?)(?: if)?(?: i was)?(?: born)?(?: (?:in|on))? {birthDate:date}',
    '(?:i was )?born (?:on )?{birthDate:date}',
    '(?:geboren|geboren am|né le|née le|nacido el|nacida el|nascido em|nascida em|alter|edad|âge|idade|年齢|年龄|العمر) {birthDate:date}',
    '{birthDate:date} ?(?:生まれ|出生|geboren)',
    '{birthDate:date}',
  ],
  question: message('Age of someone born on {birthDate}'),
  answer: ({ years, months, days }) => formatDuration(Object.entries({ years, months, days })),
});

/** days between 2024-01-01 and 2024-12-31 */
const span = asks('age-calculator', {
  patterns: [
    '(?:how many )?days (?:between|from) {birthDate:date} (?:and|to|until|till) {targetDate:date}',
    '(?:how many )?days since {birthDate:date}',
    '(?:how many )?days (?:until|till|to) {targetDate:date}',
  ],
  given: ({ birthDate = today(), targetDate = today() }) => ({ birthDate, targetDate }),
  question: message('Days from {birthDate} to {targetDate}'),
  answer: ({ totalDays }) => formatTime('days', totalDays),
});

export const asked = [age, span];
