import { useMemo, useState } from 'preact/hooks';
import type { ToolRequest } from 'toolworker/core';
import { answerOf } from '../../browser/answer-of.ts';
import type { Tools } from '../../own-tools/tools.ts';
import { noDraws, withDraw } from '../shared/draws.ts';

type Request = ToolRequest<'randomizer', Tools>;

/**
 * Returns `pick`, which asks the API to pick one of the items, and the winners so far from these
 * items.
 */
export function useWinner({ items, separator, unique }: Request) {
  const [winners, setWinners] = useState(noDraws);
  const settings = useMemo(
    () => JSON.stringify({ items, separator, unique }),
    [items, separator, unique],
  );
  const pick = async () => {
    const answer = await answerOf('randomizer', { items, separator, unique, mode: 'pick' });
    if ('issues' in answer) return;
    const winner = String(answer.result.result);
    setWinners((earlier) => withDraw(earlier, settings, winner));
  };
  return { winners: winners.settings === settings ? winners.drawn : noDraws.drawn, pick };
}
