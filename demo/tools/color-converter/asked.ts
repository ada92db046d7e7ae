import { pattern, valuesIn } from '../shared/asked/pattern.ts';
import { asks, type Reader } from '../shared/asked/question.ts';
import { into } from '../shared/asked/words.ts';
import { channelsOf, hexOf } from './colors.ts';

const name = '(?:hex|rgb|hsl|color|colour)';
const colors = [
  `(?:${name} )?(?<color>#(?:[\\da-f]{3}|[\\da-f]{6}))(?: (?:${into} )?${name})?`,
  // Words such as “facade” and numbers such as 1e1000 are no colors.
  `(?:${name} )?(?<color>(?!\\d+e\\d+$|0[box])(?=\\w*\\d)(?=\\w*[a-f])[\\da-f]{6})(?: ${into} ${name})?`,
].map(pattern);

/** #ff5733 */
const hex: Reader = (query) => {
  const { color = '' } = valuesIn(query, colors) ?? {};
  const channels = channelsOf(String(color));
  if (!channels) return undefined;
  const inputs = { color: hexOf(channels), from: 'hex' };
  return {
    question: String(color),
    page: { slug: 'color-converter', inputs },
    request: inputs,
    answerIn: ({ rgb, hsl }) => `${rgb}, ${hsl}`,
  };
};

/** rgb(255, 87, 51) */
const rgb = asks('color-converter', {
  patterns: [
    `rgb ?\\(? ?(?<r>\\d{1,3})[, ] ?(?<g>\\d{1,3})[, ] ?(?<b>\\d{1,3}) ?\\)?(?: ${into} ${name})?`,
  ],
  given: ({ r, g, b }) => ({ color: `rgb(${r}, ${g}, ${b})`, from: 'rgb' }),
  answer: ({ hex, hsl }) => `${hex}, ${hsl}`,
});

export const asked = [hex, rgb];
