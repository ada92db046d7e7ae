import { useState } from 'preact/hooks';
import type { ToolRequest } from 'toolworker/core';
import { ask, outcomeOf } from '../../ask.ts';
import type { Tools } from '../../tools.ts';
import { type Draws, withDraw } from '../draws.ts';

type Request = ToolRequest<'randomizer', Tools>;

const nobody: Draws = { settings: '', drawn: [] };

/** Picks one of the items, by the API, and keeps who was picked from these items. */
export function useWinner({ items, separator, unique }: Request) {
  const [winners, setWinners] = useState(nobody);
  const settings = JSON.stringify({ items, separator, unique });
  const pick = async () => {
    const outcome = outcomeOf(
      await ask('/api/randomizer', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ items, separator, unique, mode: 'pick' }),
      }),
    );
    if (!outcome.ok) return;
    const winner = String(outcome.result.result);
    setWinners((earlier) => withDraw(earlier, settings, winner));
  };
  return { winners: winners.settings === settings ? winners.drawn : nobody.drawn, pick };
}
