import { useContext } from 'preact/hooks';
import { Currency } from '../../currency.ts';
import { formatMoney, formatNumber } from '../../format.ts';
import { ShortcutForm } from '../shortcut-form.tsx';
import type { ShortcutProperties } from '../shortcut-properties.ts';
import { hourlyRateOf, hoursPerWeek, parseAnnualPay, weeksPerYear } from './annual-pay.ts';

const amounts = [30_000, 50_000, 75_000];

/** Fills in the pay for an hour from that for a year. */
export function Shortcuts({ fill }: ShortcutProperties) {
  const currency = useContext(Currency);
  const read = (text: string) => {
    const annualPay = parseAnnualPay(text);
    if (annualPay === undefined) return `Expected an amount, such as ${formatNumber(52_000)}.`;
    const hourlyRate = hourlyRateOf(annualPay);
    fill({ hourlyRate: String(hourlyRate) });
    return `That is ${formatMoney(hourlyRate, currency)} an hour, at ${hoursPerWeek} hours a week and ${weeksPerYear} weeks a year.`;
  };
  return (
    <ShortcutForm
      label="Pay for a year"
      placeholder={`e.g. ${formatNumber(52_000)}, to know what that is an hour`}
      presets={amounts.map((amount) => ({
        name: `${formatNumber(amount)} a year`,
        text: String(amount),
      }))}
      read={read}
    />
  );
}
