import type { Inputs } from '../../inputs.ts';
import { t } from '../../language.ts';
import type { FormAccess } from '../form-access.ts';
import { ShortcutForm } from '../shortcut-form.tsx';
import { inCups } from './amounts.ts';
import { readAmount } from './read-amount.ts';

const cups = [
  { amount: 1 / 4, text: '1/4 cup' },
  { amount: 1 / 3, text: '1/3 cup' },
  { amount: 1 / 2, text: '1/2 cup' },
  { amount: 2 / 3, text: '2/3 cup' },
  { amount: 3 / 4, text: '3/4 cup' },
  { amount: 1, text: '1 cup' },
] as const;

const metric = ['100 ml', '250 ml'] as const;

/** Buttons with common amounts, and a field for an amount from a recipe. */
export function Shortcuts(access: FormAccess) {
  return (
    <ShortcutForm
      {...access}
      label={t('An amount from a recipe')}
      placeholder={t('e.g. {example}', { example: '1 1/2 cups' })}
      presets={[
        ...cups.map(({ amount, text }) => ({ name: inCups(amount), text })),
        ...metric.map((amount) => ({ name: amount, text: amount })),
      ]}
      read={read}
      // Only English units can be read, so the examples are the same in every language.
      fault={t('Write an amount and its unit, such as {first} or {second}.', {
        first: '1 1/2 cups',
        second: '2 tbsp',
      })}
    />
  );
}

/** Returns the inputs that convert an amount to the other system of units. */
function read(text: string): Inputs | undefined {
  const amount = readAmount(text.slice(0, 100));
  if (!amount) return undefined;
  const { value, from } = amount;
  const isMetric = from === 'ml' || from === 'liter';
  return { value: String(value), from, to: isMetric ? 'cup' : 'ml' };
}
