import { ShortcutForm } from '../shortcut-form.tsx';
import type { ShortcutProperties } from '../shortcut-properties.ts';
import { inputsOfLiteral } from './literal.ts';

const common = ['0xff', '0b1010', '0o755', '-1', '2147483647'] as const;

/** Numbers as programs write them, whose prefix says the base. */
export function Shortcuts({ fill }: ShortcutProperties) {
  const read = (text: string) => {
    const inputs = inputsOfLiteral(text.slice(0, 10_000));
    if (!inputs) return 'Write a number as in code, such as 0xff, 0o755, 0b1010 or 255.';
    fill(inputs);
    return '';
  };
  return (
    <ShortcutForm
      label="A number as in code"
      placeholder="e.g. 0xff"
      presets={common.map((number) => ({ name: number, text: number }))}
      read={read}
    />
  );
}
