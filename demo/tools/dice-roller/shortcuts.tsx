import { ShortcutForm } from '../shortcut-form.tsx';
import type { ShortcutProperties } from '../shortcut-properties.ts';
import { parseNotation } from './notation.ts';

const common = ['d4', 'd6', 'd8', 'd10', 'd12', 'd20', 'd%', '2d6', '3d6'] as const;

/** Dice in the notation of players. */
export function Shortcuts({ fill }: ShortcutProperties) {
  const read = (text: string) => {
    const notation = parseNotation(text);
    if (!notation) return 'Write dice as 2d6: how many, then how many sides.';
    const { count, sides, modifier } = notation;
    fill({ count: String(count), sides: String(sides) });
    return modifier === 0 ? '' : `Add ${modifier} to the total yourself.`;
  };
  return (
    <ShortcutForm
      label="Dice"
      placeholder="e.g. 2d6"
      presets={common.map((dice) => ({ name: dice, text: dice }))}
      read={read}
    />
  );
}
