import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaration, languages, locales, samplesOf, type TextSort } from './pages.ts';
import { randomNumbers } from './random-numbers.ts';
import { wordLists, wordsOf } from './word-lists.ts';

/**
 * Returns texts of a few words to fit on: messages to models, sequences of common words, parts of
 * sentences, names and dates in many languages, lines of code and prose, and numbers.
 */
export function shortTexts(): readonly TextSort[] {
  return [
    { share: 0.25, texts: ordinary() },
    { share: 0.145, texts: phrases() },
    { share: 0.065, texts: languages.split(' ').flatMap(partsOfSentences) },
    { share: 0.0325, texts: locales.split(' ').flatMap(datesAndNames) },
    { share: 0.0325, texts: lines(['.md'], /^\p{L}[^\n]{4,70}[\p{L}.!?:]$/u, 400) },
    { share: 0.0325, texts: lines(['.js', '.ts', '.sh', '.css'], /^\S.{8,70}$/, 600) },
    { share: 0.0175, texts: numbersAndAddresses() },
  ];
}

/** Returns greetings, questions and commands that people write to models. */
function ordinary(): string[] {
  const texts = readFileSync(join(import.meta.dirname, 'short-texts.txt'), 'utf8');
  return texts.trim().split('\n');
}

/**
 * Returns common words in a row, the first with a capital letter, as in a greeting or a question.
 */
function phrases(): string[] {
  return wordLists().flatMap(({ name, isMajor }) => {
    const random = randomNumbers(name);
    const drawWords = wordsOf(name, random);
    return Array.from({ length: isMajor ? 400 : 200 }, () => {
      const { phrase, isSpaced } = drawWords(1 + Math.floor(random() * 7));
      const end = isSpaced ? ['', '?', '.', '!', ''][Math.floor(random() * 5)] : '';
      return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}${end}`;
    });
  });
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
