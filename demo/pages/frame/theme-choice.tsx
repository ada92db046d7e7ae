import { useLayoutEffect, useState } from 'preact/hooks';
import { message, t } from '../../../src/form/language/language.ts';
import { store } from '../../browser/storage.ts';

interface Theme {
  readonly name: string;
  readonly label: string;
  /** The path of its icon. */
  readonly icon: string;
}

const system: Theme = {
  name: 'system',
  label: message('Auto'),
  icon: 'M12 4v16a8 8 0 1 0 0-16a8 8 0 1 0 0 16M16 6v12',
};

/** The themes in the order in which the button goes through them. */
const themes: readonly Theme[] = [
  system,
  {
    name: 'light',
    label: message('Light'),
    icon: 'M12 8a4 4 0 1 0 .1 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1',
  },
  {
    name: 'dark',
    label: message('Dark'),
    icon: 'M20 14a8 8 0 0 1-10-10 8 8 0 1 0 10 10',
  },
];

/** Turns the theme to the next one. `before-paint.js` applies it before a page is painted. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(system);
  useLayoutEffect(() => {
    const { theme: name } = document.documentElement.dataset;
    setTheme(themes.find((one) => one.name === name) ?? system);
  }, []);
  const turn = () => {
    const next = themes[themes.indexOf(theme) + 1] ?? system;
    setTheme(next);
    const { dataset } = document.documentElement;
    if (next === system) delete dataset.theme;
    else dataset.theme = next.name;
    store('theme', next === system ? undefined : next.name);
  };
  const label = t('Theme: {theme}', { theme: t(theme.label) });
  return (
    <button type="button" class="theme" aria-label={label} title={label} onClick={turn}>
      <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={theme.icon} />
      </svg>
    </button>
  );
}
