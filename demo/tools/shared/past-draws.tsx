import { useLayoutEffect, useState } from 'preact/hooks';
import { formatNumber } from '../../../src/form/numbers/format.ts';

/** Draws with the same settings, newest first. */
export interface Draws {
  readonly settings: string;
  readonly drawn: readonly Draw[];
}

export interface Draw {
  /** 1 for the first of these settings. */
  readonly number: number;
  readonly text: string;
}

export const noDraws: Draws = { settings: '', drawn: [] };

const mostKept = 20;

/**
 * Returns the draws with a new one. Other settings clear the list, since every keystroke in the
 * form draws.
 */
export function withDraw(draws: Draws, settings: string, text: string): Draws {
  const drawn = draws.settings === settings ? draws.drawn : [];
  const number = (drawn[0]?.number ?? 0) + 1;
  return { settings, drawn: [{ number, text }, ...drawn].slice(0, mostKept) };
}

/**
 * Returns the last draws with these settings on this page. A new `source` is a new draw, even if
 * its text is the same as before.
 */
export function useDraws(settings: string, text: string, source: unknown): readonly Draw[] {
  const [draws, setDraws] = useState(noDraws);
  useLayoutEffect(
    () => setDraws((earlier) => withDraw(earlier, settings, text)),
    [settings, text, source],
  );
  return draws.drawn;
}

interface Properties {
  /** In the page's language. */
  readonly title: string;
  readonly draws: readonly Draw[];
}

/** Lists the draws before the last one, which is the answer, newest first. */
export function DrawList({ title, draws }: Properties) {
  const [, ...earlier] = draws;
  if (earlier.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ol class="plain draws">
        {earlier.map(({ number, text }) => (
          <li key={number}>
            <span class="note">{formatNumber(number)}.</span> <bdi>{text}</bdi>
          </li>
        ))}
      </ol>
    </>
  );
}
