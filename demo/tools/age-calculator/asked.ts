import { message } from '../../../src/form/language/language.ts';
import { formatTime } from '../../../src/form/numbers/beside-unit.ts';
import { formatDuration } from '../../../src/form/numbers/format.ts';
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
    '(?:how (?:many days|long) |days )(?:left |is it )?(?:until|till|to|before) {targetDate:upcoming}',
    '(?:wie viele )?tage (?:noch )?bis(?: zu[mr]?)? {targetDate:upcoming}',
    '(?:cuántos )?días (?:faltan |que faltan )?(?:para|hasta) (?:el |la )?{targetDate:upcoming}',
    "(?:combien de )?jours (?:avant|jusqu[’']à) (?:l[’']|le |la )?{targetDate:upcoming}",
    '(?:quantos )?dias (?:faltam )?(?:para|até) (?:o |a )?{targetDate:upcoming}',
    '{targetDate:upcoming} ?まで(?:の日数|あと何日|何日)?',
    '(?:距离?|离) ?{targetDate:upcoming} ?(?:还有|还剩)? ?(?:多少天|几天)?',
    '(?:كم )?(?:يوما? )?(?:باقي |متبقي |بقي )?(?:على|حتى) {targetDate:upcoming}',
  ],
  given: ({ birthDate = today(), targetDate = today() }) => ({ birthDate, targetDate }),
  question: message('Days from {birthDate} to {targetDate}'),
  answer: ({ totalDays }) => formatTime('days', totalDays),
});

export const asked = [age, span];
