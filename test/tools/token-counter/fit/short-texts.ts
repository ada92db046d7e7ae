import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaration, type Family, languages, locales, samplesOf } from './corpus.ts';

/**
 * Texts of a few words to fit on: what people write to models, common words in a row, as `wordLists`
 * holds them by language, parts
 * of sentences, names and dates in the words of many languages, lines of code and of prose, and numbers.
 */
export function shortTexts(wordLists: string): readonly Family[] {
  return [
    { share: 0.35, texts: ordinary() },
    { share: 0.29, texts: phrases(wordLists) },
    { share: 0.13, texts: languages.split(' ').flatMap(partsOfSentences) },
    { share: 0.065, texts: locales.split(' ').flatMap(datesAndNames) },
    { share: 0.065, texts: lines(['.md'], /^\p{L}[^\n]{4,70}[\p{L}.!?:]$/u, 400) },
    { share: 0.065, texts: lines(['.js', '.ts', '.sh', '.css'], /^\S.{8,70}$/, 600) },
    { share: 0.035, texts: numbersAndAddresses() },
  ];
}

/** Greetings, questions and commands that people write to models. */
function ordinary(): string[] {
  const files = ['fitted.txt', 'tuned.txt'].map((file) =>
    join(import.meta.dirname, '../short', file),
  );
  return files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n-----\n'));
}

/** Languages that people write to models in most count twice. */
const major =
  /english|german|french|spanish|portuguese|italian|russian|chinese|japanese|korean|arabic|hindi/;

/** Words by Zipf's law, the first in a capital, as in a greeting or a question. */
function phrases(wordLists: string): string[] {
  return readdirSync(wordLists).flatMap((file) => {
    const random = randomNumbers(file);
    const drawWords = wordsOf(wordLists, file, random);
    return Array.from({ length: major.test(file) ? 400 : 200 }, () => {
      const { phrase, isSpaced } = drawWords(1 + Math.floor(random() * 7));
      const end = isSpaced ? ['', '?', '.', '!', ''][Math.floor(random() * 5)] : '';
      return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}${end}`;
    });
  });
}

/** Pages of common words, a hundred each. */
export function pagesOfWords(wordLists: string): string[] {
  return readdirSync(wordLists).flatMap((file) => {
    const drawWords = wordsOf(wordLists, file, randomNumbers(`page ${file}`));
    return Array.from({ length: major.test(file) ? 6 : 3 }, () =>
      Array.from({ length: 12 }, () => drawWords(9).phrase).join(', '),
    );
  });
}

function wordsOf(wordLists: string, file: string, random: () => number) {
  const text = readFileSync(join(wordLists, file), 'utf8').normalize('NFC');
  const words = text.split('\n').flatMap((line) => line.trim() || []);
  const isSpaced = !/chinese|japanese|thai/.test(file);
  return (count: number) => {
    const chosen = Array.from({ length: count }, () => {
      const rank = Math.floor(Math.min(words.length, 5000) ** random());
      return words[rank - 1] ?? '';
    });
    return { phrase: chosen.join(isSpaced ? ' ' : ''), isSpaced };
  };
}

function partsOfSentences(language: string): string[] {
  const random = randomNumbers(language);
  const segments = [
    ...new Intl.Segmenter('en', { granularity: 'word' }).segment(declaration(language)),
  ];
  return Array.from({ length: 60 }, () => {
    const start = Math.floor(random() * segments.length);
    const end = start + 2 + Math.floor(random() * 14);
    const part = segments.slice(start, end).map(({ segment }) => segment);
    return part.join('').trim();
  }).filter(Boolean);
}

function datesAndNames(locale: string): string[] {
  const random = randomNumbers(locale);
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(random() * 2e12));
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const name = (type: 'language' | 'region', code: string) =>
    new Intl.DisplayNames(locale, { type }).of(code) ?? '';
  const one = (codes: string) =>
    codes.split(' ')[Math.floor(random() * codes.split(' ').length)] ?? '';
  return [
    date({ dateStyle: 'full' }),
    date({ dateStyle: 'long' }),
    date({ weekday: 'long' }),
    date({ month: 'long', year: 'numeric' }),
    relative.format(1, 'day'),
    relative.format(-Math.ceil(random() * 9), 'month'),
    relative.format(Math.ceil(random() * 9), 'hour'),
    name('language', one('de en es fr it ja ko pt ru zh')),
    name('region', one('BR CH CZ DE EG ES FR GB GR IN IT JP KE MX SE US')),
    name('region', one('AR AT AU BE CA CL CN DK FI ID KR NL NO PL TR VN')),
  ];
}

function lines(extensions: readonly string[], form: RegExp, count: number): string[] {
  const random = randomNumbers(extensions.join(''));
  const texts = samplesOf(extensions);
  const found = Array.from({ length: 4 * count }, () => {
    const all = (texts[Math.floor(random() * texts.length)] ?? '').split('\n');
    return (all[Math.floor(random() * all.length)] ?? '').trim();
  });
  return [...new Set(found.filter((line) => form.test(line)))].slice(0, count);
}

function numbersAndAddresses(): string[] {
  const random = randomNumbers('numbers');
  const digits = (count: number) => String(Math.floor(random() * 10 ** count));
  const words =
    'about api blog cart docs en help images login news orders page search shop users'.split(' ');
  const word = () => words[Math.floor(random() * words.length)] ?? '';
  return Array.from({ length: 25 }, () => [
    `${digits(2)}.${digits(2)}`,
    Number(digits(7)).toLocaleString('en'),
    `${digits(1)}, ${digits(2)}, ${digits(2)}, ${digits(3)}`,
    `${digits(2)} * ${digits(1)} = ${digits(3)}`,
    `€${digits(3)}.${digits(2)}`,
    `+1 ${digits(3)} ${digits(3)} ${digits(4)}`,
    new Date(random() * 2e12).toISOString().slice(0, random() < 0.5 ? 10 : 19),
    `https://www.${word()}.com/${word()}/${word()}`,
    `https://${word()}.example.net/${word()}?id=${digits(4)}&${word()}=${word()}`,
    `${word()}.${word()}@mail.org`,
  ]).flat();
}

/** The same numbers from 0 to 1 for the same seed. */
function randomNumbers(seed: string): () => number {
  let state = [...seed].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
