import { ownProperty } from '../../shared/own-property.ts';
import { type Dictionary, filled, message } from '../language/language.ts';
import { formatInFull, formatList } from '../numbers/format.ts';

/** Translates the API's error for a field. Options are replaced with their labels. */
export type Translate = (error: string, labels: Readonly<Record<string, string>>) => string;

/** Returns the function that translates errors with a dictionary of errors. */
export function translatorOf(words: Dictionary): Translate {
  return (error, labels) => translatedError(error, words, labels);
}

/** Patterns for the API's errors, each with the text to translate. */
export const sentences = [
  [/^required, (?<expected>.*)$/s, message('required, {expected}')],
  [
    /^(?:page: |request body: )?expected (?<expected>.*?), got (?<received>.*)$/s,
    message('expected {expected}, got {received}'),
  ],
  [/^(?:page: |request body: )?expected (?<expected>.*)$/s, message('expected {expected}')],
] as const;

/** Translates the API's error for a field. Returns it in English if the dictionary has no words for it. */
export function translatedError(
  error: string,
  words: Dictionary,
  labels: Readonly<Record<string, string>>,
): string {
  for (const [pattern, sentence] of sentences) {
    const { expected, received = '' } = pattern.exec(error)?.groups ?? {};
    if (expected === undefined) continue;
    const { phrase, values } = phraseOf(expected, labels);
    const [frame, translated] = [words[sentence], words[phrase]];
    if (typeof frame !== 'string' || typeof translated !== 'string') return error;
    return filled(frame, { expected: filled(translated, values), received });
  }
  return error;
}

/** Returns what was expected, with `{1}`, `{2}` … in place of numbers, dates and quotations. */
export function phraseOf(expected: string, labels: Readonly<Record<string, string>> = {}) {
  const [, options] = /^one of (.*)$/s.exec(expected) ?? [];
  if (options !== undefined) {
    const named = options.split(', ').map((option) => ownProperty(labels, option) ?? option);
    return { phrase: 'one of {1}', values: { 1: formatList(named, 'disjunction') } };
  }
  const [, sign = '', place = '', first = '', second = ''] = inPlace.exec(expected) ?? [];
  if (first !== '') {
    const phrase = place === 'between' ? '{1} between {2} and {3}' : `{1} ${place} {2}`;
    return { phrase, values: { 1: sign, 2: first, 3: second } };
  }
  const values: Record<string, string> = {};
  const phrase = expected.replaceAll(word, (found, core: string, end: string) => {
    if (!isVariable.some((pattern) => pattern.test(core))) return found;
    const name = String(Object.keys(values).length + 1);
    // A number in an example stays as the API reads it.
    const isLimit = isNumber.test(core) && !expected.includes('such as');
    values[name] = isLimit ? formatInFull(Number(core.replaceAll(',', ''))) : core;
    return `{${name}}${end}`;
  });
  return { phrase, values };
}

/** A sign, and what is before or after it. */
const inPlace = /^("[^"]") (between|before|after) (\S+)(?: and (\S+))?$/;

/** A quotation or a word, and the punctuation after it. */
const word = /("[^"]*"|[^\s"%,]+(?:,[^\s"%,]+)*)([%,]*)/g;

const isNumber = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;

/** Numbers, quotations, months and days, and times. */
const isVariable = [isNumber, /^"/, /^\d{4}-\d\d(?:-\d\d)?$/, /^\d\d:\d\d$/];
