import { expect, test } from 'vitest';
import { translations } from '../../../demo/language/languages.ts';
import type { ElementLanguage } from '../../../src/form/language/language.ts';
import { tools } from '../../../src/tools/registry.ts';

const modules = import.meta.glob<Readonly<Record<string, ElementLanguage>>>(
  '../../../src/form/languages/*.ts',
  { eager: true },
);

const languages = Object.entries(modules).flatMap(([path, exports]) =>
  Object.entries(exports).map(([name, language]) => ({ path, name, language })),
);

test('every language of the site has a module, which exports it by its code', () => {
  const found = languages.map(({ path, name, language }) => ({
    file: path.replace(/^.*\//, ''),
    names: [name, language.code],
  }));
  expect(found).toEqual(
    [...translations].sort().map((code) => ({ file: `${code}.ts`, names: [code, code] })),
  );
});

test.each(languages)(
  '$name loads the texts of each tool, and of nothing else',
  async ({ language }) => {
    for (const { slug, name } of tools) {
      expect(Object.keys((await language.load?.(slug)) ?? {})).toContain(name);
    }
    expect(['roof-pitch', '__proto__', ''].map((slug) => language.load?.(slug))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  },
);
