import { formatPercent, percentage } from '../../../src/form/numbers/format.ts';
import { asks } from '../shared/asked/question.ts';

/** roi 1000 to 1500 */
const roi = asks('roi-calculator', {
  patterns: [
    '(?:roi|return)(?: on)? {cost}(?: to| →| ->|,)? {returnValue}',
    '(?:invested|bought (?:for|at)|cost) {cost},? (?:and )?(?:now(?: worth)?|worth|sold (?:for|at)|returned) {returnValue}',
  ],
  question: 'ROI: {cost} → {returnValue}',
  answer: (result) => percentage(formatPercent(result.roi)),
  isMoney: true,
});

export const asked = [roi];
