import { printable, shortened } from '../fields/show-value.ts';

/**
 * Returns how an error message shows a text of the caller: printable, with at most 40 of its
 * characters.
 */
export function shorten(text: string): string {
  return printable(shortened(text));
}
