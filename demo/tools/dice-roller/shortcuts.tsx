import { useState } from 'preact/hooks';
import type { ShortcutProperties } from '../shortcut-properties.ts';
import { parseNotation } from './notation.ts';

const common = ['d4', 'd6', 'd8', 'd10', 'd12', 'd20', 'd%', '2d6', '3d6'] as const;

/** Dice in the notation of players. */
export function Shortcuts({ fill }: ShortcutProperties) {
  const [state, setState] = useState('');
  const read = (text: string) => {
    const notation = parseNotation(text);
    if (!notation) {
      setState(text.trim() === '' ? '' : 'Write dice as 2d6: how many, then how many sides.');
      return;
    }
    const { count, sides, modifier } = notation;
    setState(modifier === 0 ? '' : `Add ${modifier} to the total yourself.`);
    fill({ count: String(count), sides: String(sides) });
  };
  return (
    <div class="shortcuts">
      <div class="buttons">
        {common.map((dice) => (
          <button key={dice} type="button" class="quiet" onClick={() => read(dice)}>
            {dice}
          </button>
        ))}
      </div>
      <div class="field">
        <label for="notation">Dice</label>
        <input
          id="notation"
          type="text"
          autocomplete="off"
          spellcheck={false}
          placeholder="e.g. 2d6"
          aria-describedby="notation-state"
          onInput={({ currentTarget }) => read(currentTarget.value)}
        />
        <p class="hint" id="notation-state" role="status">
          {state}
        </p>
      </div>
    </div>
  );
}
