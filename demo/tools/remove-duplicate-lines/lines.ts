import { textLocale } from '../../../src/form/language/text-locale.ts';

export interface MarkedLine {
  /** Without its end. */
  readonly line: string;
  readonly isRemoved: boolean;
}

/** Says which lines of a text are not in its result, which may have another order. */
export function markLines(text: string, result: string): readonly MarkedLine[] {
  const left = new Map<string, number>();
  for (const line of linesOf(result)) left.set(line, (left.get(line) ?? 0) + 1);
  return linesOf(text).map((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return { line, isRemoved: count < 1 };
  });
}

/** Sorts lines as the page's language does, and the numbers in them by their values. */
export function sortLines(text: string): string {
  const [end = '\n'] = /\r\n?|\n/.exec(text) ?? [];
  const { compare } = new Intl.Collator(textLocale(), { numeric: true });
  const sorted = linesOf(text).sort(compare).join(end);
  return text.endsWith(end) ? sorted + end : sorted;
}

/** A final line end adds no line. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
