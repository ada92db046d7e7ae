import { expect, test } from 'vitest';
import { translations } from '../../../demo/language/languages.ts';
import { elementLanguages } from '../../../src/cli/element-languages.ts';
import type { ElementLanguage } from '../../../src/form/language/language.ts';

const modules = import.meta.glob<Readonly<Record<string, ElementLanguage>>>(
  '../../../src/form/languages/*.ts',
  { eager: true },
);

test('every language of the site has a module with one export, which the command knows', () => {
  const found = Object.entries(modules).map(([path, exports]) => [
    path.replace(/^.*\/|\.ts$/g, ''),
    Object.entries(exports).map(([name, { code }]) => `${name} ${code}`),
  ]);
  const known = Object.entries(elementLanguages).map(([code, name]) => [code, [`${name} ${code}`]]);
  expect(found).toEqual(known);
  expect(Object.keys(elementLanguages).sort()).toEqual([...translations].sort());
});
