import { isBlank } from '../../shared/lines.ts';
import type { Rules, TextRule } from '../../shared/rules.ts';
import type { MetaTagsRequest } from './generate-meta-tags.ts';

/** No page has longer ones, and the URL parser's time is quadratic in the length of some hosts. */
const maximumLength = 10_000;

const atMost = 'at most 10,000 characters';

const notBlank: TextRule = {
  maximumLength,
  accepts: (text) => !isBlank(text),
  expected: `text that is more than white space, ${atMost}`,
};

const webAddress: TextRule = {
  maximumLength,
  accepts: isWebAddress,
  expected: `an absolute http or https URL without white space or backslashes, ${atMost}`,
};

export const rules = {
  title: notBlank,
  description: notBlank,
  url: webAddress,
  image: webAddress,
  siteName: { maximumLength, expected: `a string of ${atMost}` },
} satisfies Rules<MetaTagsRequest>;

/**
 * Whether the URL parser reads the text without dropping or replacing any of it: it would skip white
 * space, control characters and extra slashes, add missing ones and turn backslashes round.
 */
function isWebAddress(text: string): boolean {
  const isClean = !/[\p{White_Space}\p{Cc}\p{Cs}\\]/u.test(text);
  return isClean && /^https?:\/\/[^/?#]/i.test(text) && URL.canParse(text);
}
