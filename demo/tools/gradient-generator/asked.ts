import { asks } from '../shared/asked/question.ts';

/** gradient #ff0000 to #0000ff */
const gradient = asks('gradient-generator', {
  patterns: [
    '(?:css |linear )?gradient(?: from)? (?<from>#[\\da-f]{6})(?: to| and|,)? (?<to>#[\\da-f]{6})',
  ],
  answer: ({ css }) => css,
});

export const asked = [gradient];
