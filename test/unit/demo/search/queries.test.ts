import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageFor } from '../../../../demo/language/dictionaries.ts';
import { languageCodes } from '../../../../demo/language/languages.ts';
import { inLanguage } from '../../../../demo/language/page-language.ts';
import { askedIn } from '../../../../demo/search/asked/asked-in.ts';
import { catalogInLanguage } from '../../../../demo/search/catalog-in-language.ts';
import { isMissingSubject } from '../../../../demo/search/missing-subjects.ts';
import { search, searchableTool } from '../../../../demo/search/search.ts';

const file = readFileSync(new URL('queries.txt', import.meta.url), 'utf8');

/** Returns each query of a language with its tool. */
function queriesIn(code: string): readonly (readonly [slug: string, query: string])[] {
  const [, section = ''] = file.split(`\n# ${code}\n`);
  const [lines = ''] = section.split('\n\n');
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [slug = '', queries = ''] = line.split(': ');
      return queries.split(' | ').map((query) => [slug, query] as const);
    });
}

/** Returns the place of each query's tool on the page, from 0, or -1 if it is not there. */
function placesIn(code: (typeof languageCodes)[number]): readonly number[] {
  return inLanguage(languageFor(code), () => {
    const tools = catalogInLanguage().map(searchableTool);
    return queriesIn(code).map(([slug, query]) => {
      const asked = askedIn(query)?.page?.slug;
      const found = search(tools, query).map((entry) => entry.slug);
      const shown = asked ? [asked, ...found.filter((other) => other !== asked)] : found;
      return shown.indexOf(slug);
    });
  });
}

test.each(languageCodes)('in %s, no query that means a tool is said to have none', (code) => {
  inLanguage(languageFor(code), () => {
    for (const [, query] of queriesIn(code)) expect(isMissingSubject(query), query).toBe(false);
  });
});

test.each([
  [
    'en',
    'qr code | time zone | temperature | usd to eur | pdf to word | take home pay | profit margin',
  ],
  ['de', 'QR-Code erstellen | Zeitzonen | Passwort generator | Übersetzer | Nettolohn berechnen'],
  [
    'es',
    'código QR | zona horaria | contraseña segura | traductor | sueldo neto | margen de ganancia',
  ],
  ['fr', 'code qr code | fuseau horaire | mot de passe | météo | salaire net | marge brute'],
  [
    'pt',
    'senha forte | fuso horário | previsão do tempo | salário líquido | icms | margem de lucro',
  ],
  [
    'ja',
    'QRコード作成 | 時差 計算 | パスワード生成 | 手取り計算 | 西暦 和暦 | 偏差値 | 美容体重 | 利益率',
  ],
  ['zh', '二维码生成 | 时区 | 汇率换算 | 税后工资 | 农历生日 | 生肖 | 利润率'],
  ['ar', 'كلمة مرور | كلمة سر | كلمة السر | سعر الصرف | العمر بالهجري | صافي الراتب'],
] as const)('in %s, the search says that there is no tool for: %s', (code, queries) => {
  inLanguage(languageFor(code), () => {
    for (const query of queries.split(' | ')) expect(isMissingSubject(query), query).toBe(true);
  });
});

test.each(languageCodes)('in %s, queries find the tool that they mean', (code) => {
  const places = placesIn(code);
  const shareWithin = (count: number) =>
    places.filter((place) => place >= 0 && place < count).length / places.length;
  expect(places.length).toBeGreaterThan(100);
  expect(shareWithin(1)).toBeGreaterThanOrEqual(0.97);
  expect(shareWithin(3)).toBeGreaterThanOrEqual(0.99);
});
