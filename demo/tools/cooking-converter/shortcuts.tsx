import { ShortcutForm } from '../shortcut-form.tsx';
import type { ShortcutProperties } from '../shortcut-properties.ts';
import { readAmount } from './measures.ts';

const common = ['¼ cup', '⅓ cup', '½ cup', '⅔ cup', '¾ cup', '1 cup', '100 ml', '250 ml'] as const;

/** Amounts as recipes write them. */
export function Shortcuts({ fill }: ShortcutProperties) {
  const read = (text: string) => {
    const amount = readAmount(text.slice(0, 100));
    if (!amount) return 'Write an amount and its unit, such as 1 1/2 cups or 2 tbsp.';
    const { value, from } = amount;
    const isMetric = from === 'ml' || from === 'liter';
    fill({ value: String(value), from, to: isMetric ? 'cup' : 'ml' });
    return '';
  };
  return (
    <ShortcutForm
      label="An amount from a recipe"
      placeholder="e.g. 1 1/2 cups"
      presets={common.map((amount) => ({ name: amount, text: amount }))}
      read={read}
    />
  );
}
