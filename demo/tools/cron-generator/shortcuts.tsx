import { ShortcutForm } from '../shortcut-form.tsx';
import type { ShortcutProperties } from '../shortcut-properties.ts';
import { inputsOfExpression, presets } from './expression.ts';

/** Presets, and a place to paste an expression. */
export function Shortcuts({ fill }: ShortcutProperties) {
  const read = (text: string) => {
    const inputs = inputsOfExpression(text);
    if (!inputs) return 'An expression has five fields, such as 0 9 * * 1-5.';
    fill(inputs);
    return '';
  };
  return (
    <ShortcutForm
      label="Paste an expression"
      placeholder="e.g. 0 9 * * 1-5"
      presets={presets.map(({ name, expression }) => ({ name, text: expression }))}
      read={read}
    />
  );
}
