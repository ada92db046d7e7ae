import { message } from '../../../src/form/language/language.ts';
import { formatClock } from '../../../src/form/numbers/clock.ts';
import { formatList } from '../../../src/form/numbers/format.ts';
import { asks } from '../shared/asked/question.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';

const answer = ({ recommended }: ToolAnswer<'sleep-cycle-calculator'>['result']) =>
  formatList(
    recommended.map((item) => formatClock(item.clockTime)),
    'disjunction',
  );

/** wake up at 7 */
const rising = asks('sleep-cycle-calculator', {
  patterns: [
    '(?:sleep |bedtime )?(?:wake|get|getting|waking)(?: me)?(?: up)?(?: at| by)? {time:time}',
    '(?:alarm|aufstehen|aufwachen|wecker|despertar(?:me)?|levantarse|acordar|réveil|se lever|lever|起床|الاستيقاظ|استيقظ)(?: at| for| um| a las| às| à| الساعة)? ?{time:time}',
    '{time:time}(?:に起きる|に起床|起床|aufstehen)',
  ],
  given: { mode: 'wake-at' },
  question: message('When should I go to bed to get up at {time}?'),
  answer,
});

/** sleep at 11 pm */
const bed = asks('sleep-cycle-calculator', {
  patterns: [
    '(?:sleep|asleep|go to (?:bed|sleep)|bed|bedtime|going to bed)(?: at)? {time:evening}',
  ],
  given: { mode: 'sleep-now' },
  question: message('When should I get up if I go to bed at {time}?'),
  answer,
});

export const asked = [rising, bed];
