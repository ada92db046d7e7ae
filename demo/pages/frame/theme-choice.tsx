import { useLayoutEffect, useState } from 'preact/hooks';
import { message, t } from '../../../src/form/language/language.ts';
import { store } from '../../browser/storage.ts';

const themes = {
  system: message('Auto'),
  light: message('Light'),
  dark: message('Dark'),
};

/** Lets the visitor choose the theme. `early.js` applies it before a page is painted. */
export function ThemeChoice() {
  const [theme, setTheme] = useState('system');
  useLayoutEffect(() => setTheme(document.documentElement.dataset.theme ?? 'system'), []);
  const choose = (chosen: string) => {
    setTheme(chosen);
    const { dataset } = document.documentElement;
    if (chosen === 'system') delete dataset.theme;
    else dataset.theme = chosen;
    store('theme', chosen === 'system' ? undefined : chosen);
  };
  return (
    <label class="theme">
      <span class="hidden">{t('Theme')}</span>
      <select value={theme} onChange={(event) => choose(event.currentTarget.value)}>
        {Object.entries(themes).map(([name, label]) => (
          <option key={name} value={name}>
            {t(label)}
          </option>
        ))}
      </select>
    </label>
  );
}
