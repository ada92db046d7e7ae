import { ShortcutForm } from '../shortcut-form.tsx';
import type { ShortcutProperties } from '../shortcut-properties.ts';
import { inputsOfGradient, presets } from './expression.ts';

/** Gradients to begin with, and a place to paste another one. */
export function Shortcuts({ fill }: ShortcutProperties) {
  const read = (text: string) => {
    const inputs = inputsOfGradient(text.slice(0, 1_000));
    if (!inputs) return 'Paste a gradient between two hexadecimal colors, without positions.';
    fill(inputs);
    return '';
  };
  return (
    <ShortcutForm
      label="Paste a CSS gradient"
      placeholder="e.g. linear-gradient(45deg, #f00, #00f)"
      presets={presets}
      read={read}
    />
  );
}
