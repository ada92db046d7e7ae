import { formatNumber } from '../../format.ts';
import type { Inputs } from '../../inputs.ts';
import { t } from '../../language.ts';
import { numberLocale } from '../../number-locale.ts';
import type { FormAccess } from '../form-access.ts';
import { ShortcutForm } from '../shortcut-form.tsx';
import { useMoney } from '../use-money.ts';
import { hourlyRateOf, hoursPerWeek, parseAnnualPay, weeksPerYear } from './annual-pay.ts';

const amounts = [30_000, 50_000, 75_000];

/** Fills in the hourly pay from the annual pay. */
export function Shortcuts(access: FormAccess) {
  const money = useMoney();
  return (
    <ShortcutForm
      {...access}
      label={t('Pay for a year')}
      placeholder={t('e.g. {amount}, to know what that is an hour', {
        amount: formatNumber(52_000),
      })}
      presets={amounts.map((amount) => ({
        name: t('{amount} a year', { amount: formatNumber(amount) }),
        text: String(amount),
      }))}
      read={read}
      describe={({ hourlyRate }) =>
        t('That is {amount} an hour, at {hours} hours a week and {weeks} weeks a year.', {
          amount: money(Number(hourlyRate)),
          hours: formatNumber(hoursPerWeek),
          weeks: formatNumber(weeksPerYear),
        })
      }
      fault={t('Expected an amount, such as {amount}.', { amount: formatNumber(52_000) })}
    />
  );
}

function read(text: string): Inputs | undefined {
  const annualPay = parseAnnualPay(text, numberLocale());
  return annualPay === undefined ? undefined : { hourlyRate: String(hourlyRateOf(annualPay)) };
}
