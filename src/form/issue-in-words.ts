import { ownProperty } from '../shared/own-property.ts';
import type { FieldIssue } from '../tool-error.ts';
import { writeAmount } from './amounts/write-amount.ts';
import { rangeInWords } from './errors.ts';
import { errorsInEnglish } from './errors-in-english.ts';
import type { FormContent, ShownField } from './fields.ts';
import { withLabels } from './labels.ts';
import { type Dictionary, entryFor, filled, message, t } from './language/language.ts';
import { formatInFull, formatList } from './numbers/format.ts';
import { numberLocale } from './numbers/number-locale.ts';
import { writtenNumerals } from './numbers/numerals.ts';
import { plural } from './numbers/plural.ts';
import { withMinus } from './numbers/with-minus.ts';

/** What an error says, as texts to translate. */
export const sentences = {
  required: message('required, {expected}'),
  received: message('expected {expected}, got {received}'),
  expected: message('expected {expected}'),
};

/**
 * Returns an issue in words for visitors: with the titles of fields and the labels of options, and
 * in the language of a dictionary of errors, or in English if that has no words for it. `place` is
 * the field that shows it; an issue of another one begins with its title.
 */
export function issueInWords(
  issue: FieldIssue,
  { parameters: { properties } }: Pick<FormContent, 'parameters'>,
  words: Dictionary,
  place?: string,
): string {
  const { field } = issue;
  const { title = field, labels } = ownProperty(properties, field ?? '') ?? {};
  const fault = withLabels(inSentence(issue, words, labels), properties);
  if (field === undefined || field === place) return fault;
  return t('{field}: {fault}', { field: title ?? field, fault });
}

function inSentence(issue: FieldIssue, words: Dictionary, labels: ShownField['labels']): string {
  const { code, expected, received, message: original } = issue;
  if (code === 'unknown') return original;
  const { phrase, values } = phraseOf(issue, labels);
  if (expected === undefined) {
    // Another validator's own sentence, or one about the whole form.
    const sentence = words[phrase] ?? entryFor(original) ?? errorsInEnglish[phrase];
    return typeof sentence === 'string' ? filled(sentence, values) : original;
  }
  const isVisible = received !== undefined && !isBlank.test(received);
  const kind = code === 'required' ? code : isVisible ? 'received' : 'expected';
  const isKnown = [sentences[kind], phrase].every((text) => typeof words[text] === 'string');
  const textOf = (text: string) => {
    const found = (isKnown ? words : errorsInEnglish)[text];
    return typeof found === 'string' ? found : text;
  };
  return filled(textOf(sentences[kind]), {
    expected: filled(textOf(phrase), values),
    received: receivedInWords(received ?? ''),
  });
}

/** Writes a number, a count or a quotation that was received as the visitor writes it. */
function receivedInWords(received: string): string {
  if (isQuoted.test(received)) return inQuotes(received);
  const [, count] = /^([\d,]+) items?$/.exec(received) ?? [];
  if (count !== undefined) return plural(numberIn(count), '{count} item', '{count} items');
  return /["{[]/.test(received) ? received : withMinus(writeAmount(received, numberLocale()));
}

/** Returns what was expected, with `{1}`, `{2}` … in place of numbers, dates and quotations. */
export function phraseOf(
  { message: original, expected: stated = original, received = '' }: Omit<FieldIssue, 'code'>,
  labels?: ShownField['labels'],
) {
  const expected = withNeededRange(stated, received);
  const [, options] = /^one of (.*)$/s.exec(expected) ?? [];
  if (options !== undefined) {
    const named = options.split(', ').map((option) => ownProperty(labels, option) ?? option);
    return { phrase: 'one of {1}', values: { 1: formatList(named, 'disjunction') } };
  }
  const [, sign = '', place = '', first = '', second = ''] = inPlace.exec(expected) ?? [];
  if (first !== '') {
    const phrase = place === 'between' ? '{1} between {2} and {3}' : `{1} ${place} {2}`;
    return { phrase, values: { 1: inQuotes(sign), 2: first, 3: second } };
  }
  const values: Record<string, string> = {};
  const phrase = expected.replaceAll(word, (found, core: string, end: string, index: number) => {
    if (!isVariable.some((pattern) => pattern.test(core))) return found;
    const name = String(Object.keys(values).length + 1);
    const isExample = expected.slice(0, index).includes('such as');
    values[name] = isExample ? exampleInWords(core) : limitInWords(core);
    return `{${name}}${end}`;
  });
  return { phrase, values };
}

/** Returns what was expected, without the bounds of safe integers for a number within them. */
function withNeededRange(expected: string, received: string): string {
  const [, least, most] = /^a whole number from (\S+) to (\S+)$/.exec(expected) ?? [];
  const isBeyond = Math.abs(numberIn(received)) > Number.MAX_SAFE_INTEGER;
  if (least === undefined || most === undefined || isBeyond) return expected;
  return `a whole number${rangeInWords({ minimum: numberIn(least), maximum: numberIn(most) })}`;
}

function exampleInWords(text: string): string {
  if (isQuoted.test(text)) return inQuotes(writtenNumerals(text, 'list', numberLocale()));
  // Written as people can type it, with neither groups nor a minus sign.
  return isAnyNumber(text) ? writeAmount(text, numberLocale(), false) : text;
}

function limitInWords(text: string): string {
  return isAnyNumber(text) ? formatInFull(numberIn(text)) : inQuotes(text);
}

function numberIn(text: string): number {
  return Number(text.replaceAll(',', ''));
}

const isQuoted = /^(?:".*"|'.*')$/s;

/** A quotation of white space and of invisible characters, which are escaped. */
const isBlank = /^(?:"(?:\s|\\u[\da-f]{4})*"|'(?:\s|\\u[\da-f]{4})*')$/;

/** Returns a quoted string in the quotes of the language, and any other text as it is. */
function inQuotes(text: string): string {
  return isQuoted.test(text)
    ? t('“{title}”', { title: text.slice(1, -1).replaceAll('\\"', '"') })
    : text;
}

/** A sign, and what is before or after it. */
const inPlace = /^("[^"]") (between|before|after) (\S+)(?: and (\S+))?$/;

/** A quotation or a word, and the punctuation after it. */
const word = /("[^"]*"|[^\s"%,]+(?:,[^\s"%,]+)*)([%,]*)/g;

const isNumber = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;

const isScientific = /^-?\d(?:\.\d+)?e[+-]\d+$/;

function isAnyNumber(text: string): boolean {
  return isNumber.test(text) || isScientific.test(text);
}

/** Numbers, quotations, months and days, and times. */
const isVariable = [isNumber, isScientific, /^"/, /^\d{4}-\d\d(?:-\d\d)?$/, /^\d\d:\d\d$/];
