import { message, t } from '../../src/form/language/language.ts';

/**
 * Queries that the search answers, as people ask them in each language. The home page has the
 * answer to the first one.
 */
export const examples: readonly string[] = [
  message('15% of 80'),
  message('2 cups of flour in grams'),
  message('wake up at 7:00'),
  message('roll 2d6'),
  message('45 degrees in radians'),
];

/** Returns an example as people type it in the page's language. */
export function typedExample(example: string): string {
  return t(example).replaceAll(/[\u2066-\u2069\u061c\u200e]/g, '');
}
