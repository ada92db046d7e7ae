import { pageLanguage, t } from '../language.ts';
import { numberFormats } from '../number-locale.ts';

interface Properties {
  readonly locale: string | undefined;
  readonly onChange: (locale: string | undefined) => void;
}

/** Chooses how numbers are written and read. */
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

/** What the numbers follow without a choice. */
function usual(): string {
  return pageLanguage() === 'en' ? t('your browser') : t('this language');
}
