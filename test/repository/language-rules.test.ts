import { expect, test } from 'vitest';
import { type Translation, translations } from '../../demo/language/languages.ts';
import { aboutTool } from '../../demo/model/load-about.ts';
import { tools } from '../../demo/own-tools/tools-of-site.ts';
import { readDictionaries } from '../../scripts/translations/dictionaries.ts';
import type { PluralForms } from '../../src/form/language/language.ts';

/** What a rule of demo/language/README.md forbids. */
type Rule = readonly [fault: string, pattern: RegExp];

/** What is a fault in every language, with a text that has it. */
const everywhere: readonly (readonly [...Rule, planted: string])[] = [
  [
    'a number that is partly outside of its braces: write {1000000}',
    /[\d.,]\{−?\d|\{−?0\d|\{−?\d[\d.]*%?\}\d/,
    '最大1,{000000}項目',
  ],
  ['a straight quote or apostrophe', /["']/, 'Escribe "rojo"'],
  [
    'a breakable space between a number and its unit: write U+00A0',
    /[\d}] (?:[kcm]m|m?[gl]|k[gm]|kcal|lb|oz|min|[kM]B|كم|سم|كغ|مل)(?![\p{L}\p{M}])/u,
    '{236.6} ml',
  ],
];

const spaceBeforePercent: Rule = ['a space before %', /[\d}][ \u00a0\u202f]%/];

const rules: Readonly<Record<Translation, readonly Rule[]>> = {
  de: [
    ['a breakable space before %', / %/],
    ['no space before %', /[\d}]%/],
    ['other quotes than „…“', /["”«»‚‘]/],
    ['du', /\b(?:du|dich|dir|dein\w*)\b/i],
    ['another word for offline', /ohne Netz/],
  ],
  es: [
    ['a breakable space before %', / %/],
    ['no space before %', /[\d}]%/],
    ['other quotes than “…”', /["«»„]/],
    ['usted', /\busted(?:es)?\b/i],
    [
      'the imperative of usted',
      /\b(?:introduzca|escriba|rellene|busque|pregunte|recargue|deje|elija|mida|añada|seleccione|pruebe|marque|omita|divida|sume|copie|pegue|ponga|haga|vuelva|quite|compruebe|proteja|acuéste(?:se|lo)?|levántese|cámbie(?:lo|los)|fíese|ábrala|descífrel[oa]|prefiera|confunda)\b|(?<!\p{L})úsel[oa]s?\b/iu,
    ],
    ['a verb of usted', /(?<!se )\bve\b(?! a)|\b(?:lo elige|que recibió)(?!\p{L})/u],
    ['another word for estándar', /desviación típica/],
  ],
  fr: [
    ['a breakable space before a sign', / [:;?!»%]/],
    ['a breakable space behind «', /« /],
    ['no space before %', /[\d}]%/],
    ['no space before a sign', /[\p{L}\d})](?<!&amp)[;?!»]/u],
    ['other quotes than « … »', /["“”„]/],
    ['tu', /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu],
    ['another word for calculateur', /calculatrice/i],
  ],
  pt: [
    spaceBeforePercent,
    ['other quotes than “…”', /["«»„]/],
    [
      'European Portuguese',
      /\b(?:portage(?:m|ns)|introduz\w*|percentage(?:m|ns)|poup(?:a|e|ar|ança)|ecrã|ficheiros?|telemóvel|utilizador\w*|registar|contacto|facto)\b/i,
    ],
    ['another spelling of offline', /off-line/],
    ['another spelling of desvio padrão', /desvio-padrão/],
  ],
  ja: [
    spaceBeforePercent,
    ['other quotes than 「…」', /["“”«»]/],
    [
      'a space beside a number',
      /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー] [\d{]|[\d}] [\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u,
    ],
    ['no long vowel at the end', /(?:ブラウザ|サーバ|ユーザ|フォルダ|コンピュータ)(?!ー)/],
    ['another word for the field', /たるき|腹囲|秘密鍵/],
  ],
  zh: [
    spaceBeforePercent,
    ['other quotes than “…”', /["「」«»]/],
    ['您', /您/],
    ['another word for the field', /位移|供款|液体盎司/],
  ],
  ar: [
    ['other quotes than «…»', /["“”„]/],
    ['another word for hexadecimal', /ست عشري|سداسي/],
    ['another word for the field', /غراديان|بنقود/],
  ],
};

const files = await readDictionaries();

/** Search words are what people type, not what the site says. */
const searchWords: ReadonlySet<string> = new Set(tools.map(({ slug }) => aboutTool(slug).synonyms));

interface Said {
  readonly path: string;
  readonly english: string;
  readonly text: string;
}

/** Returns all texts of a language, each plural form by itself. */
function textsIn(code: string): readonly Said[] {
  return files
    .filter((file) => file.code === code)
    .flatMap(({ path, sections }) =>
      sections
        .flatMap(({ dictionary }) => Object.entries(dictionary))
        .filter(([english]) => !searchWords.has(english))
        .flatMap(([english, entry]) => formsOf(entry).map((text) => ({ path, english, text }))),
    );
}

function formsOf(entry: string | PluralForms): readonly string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry);
}

/**
 * Matches texts with numbers as the API reads them, which have a point and no space in every
 * language.
 */
const inCode = /e[+-]?\d|\d,\d|such as 0\.5|\{2\}%|a point|a comma/;

/**
 * Numbers and percentages in braces, such as `{10%}`, are written in the language's format where
 * they are shown.
 */
const withoutNumbers = (text: string) => text.replaceAll(/\{(?:−?[\d.]+|\w+%)%?\}/g, '{}');

test.each(everywhere)('%s is a fault', (_, pattern, planted) => {
  expect(planted).toMatch(pattern);
});

test.each<[Translation, fault: string, text: string]>([
  ['es', 'the imperative of usted', 'Descífrelo con el desplazamiento.'],
  ['es', 'the imperative of usted', 'Úselo en background.'],
  ['es', 'a verb of usted', 'Debajo ve la probabilidad.'],
  ['es', 'a verb of usted', 'Si es igual al que recibió, nadie lo ha cambiado.'],
  ['es', 'a verb of usted', 'de ida y vuelta si así lo elige'],
])('in %s, %s is a fault: %s', (code, fault, text) => {
  const found = rules[code].filter(([, pattern]) => pattern.test(text));
  expect(found.map(([name]) => name)).toEqual([fault]);
});

test.each(translations)('texts in %s keep the rules of the language', (code) => {
  const faults = textsIn(code).flatMap(({ path, english, text }) =>
    [
      ...everywhere.filter(([, pattern]) => pattern.test(text)),
      ...rules[code]
        .filter(([fault]) => !fault.includes('%') || !inCode.test(english))
        .filter(([, pattern]) => pattern.test(withoutNumbers(text))),
    ].map(([fault]) => `${path}: ${fault}: ${text}`),
  );
  expect(faults).toEqual([]);
});

test('a percentage in an Arabic text is isolated, so that its sign stays behind the number', () => {
  const isolated = /\u2066[^\u2066\u2069]*\u2069/g;
  const faults = textsIn('ar').filter(({ text }) =>
    /[%٪]/.test(withoutNumbers(text).replaceAll(isolated, '')),
  );
  expect(faults).toEqual([]);
});

/** Whether a decimal or a percentage is written in one format for all, rather than in braces. */
function isFixed({ english, text }: Pick<Said, 'english' | 'text'>): boolean {
  const number = /\d[.,٫]\d|\d[ \u00a0\u202f]?[%٪]/;
  return !inCode.test(english) && number.test(withoutNumbers(text));
}

test.each(translations)(
  'texts in %s have decimals and percentages in braces, such as {453.6} or {10%}',
  (code) => {
    expect(isFixed({ english: 'pounds', text: 'Pfund (453,6 g)' })).toBe(true);
    expect(textsIn(code).filter(isFixed)).toEqual([]);
  },
);

test('English texts have no straight quotes: write “…” and ’', () => {
  const texts = files
    .filter(({ path }) => !path.endsWith('errors.json'))
    .flatMap(({ sections }) => sections.flatMap(({ needed }) => [...needed]));
  const faults = texts.filter((text) => /["']/.test(text) && !searchWords.has(text));
  expect([...new Set(faults)]).toEqual([]);
});

/** Languages that share more words than could be listed. */
const related: readonly ReadonlySet<Translation>[] = [new Set(['es', 'pt']), new Set(['ja', 'zh'])];

/** Words that others share, too, though not with English. */
const shared: ReadonlySet<string> = new Set([
  ...['{count} bit', '{count} de bits', 'crontab(5) de Vixie cron.'],
  ...['Limite', 'Mantisse', 'miel', 'Service Worker', 'Visible', 'Volumen'],
]);

/** Identifies a text and what it translates. */
const translation = ({ english, text }: Said) => JSON.stringify([english, text]);

const breakable = (text: string) => text.replaceAll('\u00a0', ' ');

/** Shorter words and abbreviations mean something in several languages. */
const hasWord = (text: string) =>
  /\p{L}\p{Ll}{2}|(?!\p{sc=Latin})\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

test.each(translations)('no text in %s is in another language', (code) => {
  const others = translations.filter(
    (other) => other !== code && !related.some((pair) => pair.has(code) && pair.has(other)),
  );
  const saidInOthers = new Set(others.flatMap((other) => textsIn(other).map(translation)));
  const faults = textsIn(code)
    .filter(({ english, text }) => breakable(text) !== breakable(english))
    .filter(({ text }) => !shared.has(text) && hasWord(text))
    .filter((said) => saidInOthers.has(translation(said)))
    .map(({ path, english, text }) => `${path}: ${english}: ${text}`);
  expect(faults).toEqual([]);
});

/** Names in the quotes of each language. */
const quoted: Readonly<Record<Translation, RegExp>> = {
  de: /„([^“{}]+)“/g,
  es: /“([^”{}]+)”/g,
  fr: /«\u00a0([^»{}]+)\u00a0»/g,
  pt: /“([^”{}]+)”/g,
  ja: /「([^」{}]+)」/g,
  zh: /“([^”{}]+)”/g,
  ar: /«([^»{}]+)»/g,
};

/** What English texts quote other than names: words to search for, and signs. */
const quotedInEnglish = /“(?:interest|the|times ten)|\*|[Tt]he, of|true or false/;

/** What translations alone quote other than names. */
const otherwiseQuoted: ReadonlySet<string> = new Set(['por fora', '神君ユリウス', '每一百', '.']);

test.each(translations)('names that texts in %s quote are on the page', (code) => {
  const texts = textsIn(code);
  const labels = new Set(texts.map(({ text }) => text));
  const faults = texts
    .filter(({ english }) => !quotedInEnglish.test(english))
    .flatMap(({ path, text }) =>
      [...text.matchAll(quoted[code])].flatMap(([, name = '']) =>
        labels.has(name) || otherwiseQuoted.has(name) ? [] : `${path}: ${name}: ${text}`,
      ),
    );
  expect(faults).toEqual([]);
});
