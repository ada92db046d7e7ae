import { t } from '../../../src/form/language/language.ts';
import { pageLanguage } from '../../language/page-language.ts';
import { numberFormats } from '../../language/visitor-number-locale.ts';

interface Properties {
  readonly locale: string | undefined;
  readonly onChange: (locale: string | undefined) => void;
}

/** Lets the visitor choose how numbers are written and read. */
export function NumberChoice({ locale, onChange }: Properties) {
  return (
    <label class="currency">
      <span>{t('Numbers as in')}</span>
      <select
        value={locale ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value || undefined)}
      >
        <option value="">{usual()}</option>
        {numberFormats.map(({ locale: one, sample }) => (
          <option key={one} value={one} selected={one === locale}>
            {sample}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the label of the default. */
function usual(): string {
  return pageLanguage() === 'en' ? t('your browser') : t('this language');
}
