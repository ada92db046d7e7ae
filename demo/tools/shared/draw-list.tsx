import { formatNumber } from '../../../src/form/numbers/format.ts';
import type { Draw } from './draws.ts';

interface Properties {
  /** In the page's language. */
  readonly title: string;
  readonly draws: readonly Draw[];
}

/** Lists the last draws, newest first, if there are at least two. */
export function DrawList({ title, draws }: Properties) {
  if (draws.length < 2) return null;
  return (
    <>
      <h2>{title}</h2>
      <ol class="plain draws">
        {draws.map(({ number, text }) => (
          <li key={number}>
            <span class="note">{formatNumber(number)}.</span> <bdi>{text}</bdi>
          </li>
        ))}
      </ol>
    </>
  );
}
