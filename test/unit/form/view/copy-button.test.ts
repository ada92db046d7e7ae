import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import { languageCodes } from '../../../../demo/language/languages.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { t } from '../../../../src/form/language/language.ts';
import { CopyButton } from '../../../../src/form/view/copy-button.tsx';

test.each(languageCodes)('a copy button in %s has its text and subject in its name', (code) => {
  const [html, shown] = inLanguage(languageFor(code), () => [
    renderToString(h(CopyButton, { subject: 'BMI', text: () => '25' })),
    t('Copy'),
  ]);
  const [, name = ''] = /aria-label="([^"]*)"/.exec(html) ?? [];
  expect(html).toContain(`>${shown}<`);
  // WCAG 2.5.3: people must be able to activate the button by saying the text that it shows.
  expect(name.toLowerCase()).toContain(shown.toLowerCase());
  expect(name).toContain('BMI');
});

test.each([
  ['en', 'Copy BMI'],
  ['de', 'BMI kopieren'],
  ['ja', 'BMIをコピー'],
] as const)('the name of a copy button in %s is idiomatic', (code, name) => {
  const html = inLanguage(languageFor(code), () =>
    renderToString(h(CopyButton, { subject: 'BMI', text: () => '25' })),
  );
  expect(html).toContain(`aria-label="${name}"`);
});
