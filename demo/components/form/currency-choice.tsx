import { t } from '../../../src/form/language/language.ts';
import { currencies } from '../../model/currencies.ts';

interface Properties {
  readonly currency: string | undefined;
  readonly onChange: (currency: string | undefined) => void;
}

/** Lets the visitor choose the currency in which amounts are shown. It does not convert them. */
export function CurrencyChoice({ currency, onChange }: Properties) {
  return (
    <label class="currency">
      <span>{t('Amounts in')}</span>
      <select
        value={currency ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value || undefined)}
      >
        <option value="">{t('no currency')}</option>
        {currencies.map((code) => (
          <option key={code} value={code} selected={code === currency}>
            {code}
          </option>
        ))}
      </select>
    </label>
  );
}
