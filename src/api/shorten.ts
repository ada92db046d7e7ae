import { printable, shortened } from '../fields/echo.ts';

/**
 * Returns how an error message shows a text of the caller: printable, with at most 40 of its
 * characters.
 */
export function shorten(text: string): string {
  return printable(shortened(text));
}
