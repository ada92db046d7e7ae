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

const translated = Object.keys(import.meta.glob('../../../src/form/languages/*/tools/*.json'));

test.each(languages)(
  '$name loads the texts of each tool that has some, and of nothing else',
  async ({ name: code, language }) => {
    for (const { slug, name } of tools) {
      const file = `src/form/languages/${code}/tools/${slug}.json`;
      const texts = await language.load?.(slug);
      expect(texts !== undefined, file).toBe(translated.includes(`../../../${file}`));
      if (texts) expect(Object.keys(texts), `${file} lacks the name of the tool`).toContain(name);
    }
    expect(['roof-pitch', '__proto__', ''].map((slug) => language.load?.(slug))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  },
);
