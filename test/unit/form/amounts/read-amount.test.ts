import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Amount, numberFor } from '../../../../src/form/amounts/amount.ts';
import { type AmountKind, amountOf, readAmount } from '../../../../src/form/amounts/read-amount.ts';
import { writeAmount } from '../../../../src/form/amounts/write-amount.ts';
import { marksOf } from '../../../../src/form/numbers/number-marks.ts';
import { lowestTerms } from '../../../../src/shared/rational.ts';

const table = readFileSync(new URL('amounts.txt', import.meta.url), 'utf8');

/** Returns what a field of a heading takes. */
function kindOf(words: string): AmountKind {
  if (words === 'number') return {};
  if (words === 'money') return { isMoney: true };
  if (words === 'angle') return { read: 'angle' };
  const [, unit] = /^height (.+)$/.exec(words) ?? [];
  return unit === undefined ? { unit: words } : { unit, read: 'height' };
}

const sections = table
  .replaceAll(/^#.*\n/gm, '')
  .trim()
  .split('\n\n')
  .map((section) => {
    const [heading = '', ...lines] = section.trim().split('\n');
    const [, locale = '', words = ''] = /^\[(\S+) (.+)\]$/.exec(heading) ?? [];
    return { heading, locale, words, lines };
  });

/** Returns what a line of the table says of a text that was read. */
function said(text: string, locale: string, kind: AmountKind): string {
  const reading = readAmount(text, kind, marksOf(locale));
  const offers = `? ${reading.offers.join(' ')}`;
  if ('refused' in reading) return `${text} ${offers}`.trim();
  const to = kind.unit?.split(' or ')[0];
  // An angle and a pay stay in the unit in which they are typed.
  const [converted, own] = [to, undefined].map((unit) =>
    numberFor(reading.amount, kind.unit, unit),
  );
  const number = Number.isNaN(converted) ? own : converted;
  const words = [text, '=', String(number), reading.amount.unit ?? ''].join(' ').trim();
  return reading.offers.length > 0 ? `${words} ${offers}` : words;
}

describe.each(sections)('$heading', ({ locale, words, lines }) => {
  const kind = kindOf(words);
  test.each(lines)('%s', (line) => {
    const [, text = ''] = /^(.*?) (?:\?|= [-\d])/.exec(line) ?? [];
    expect(said(text, locale, kind)).toBe(line.trim());
    const reading = readAmount(text, kind, marksOf(locale));
    // What the inputs have is the same in any language.
    if ('plain' in reading) expect(amountOf(reading.plain, kind)).toEqual(reading.amount);
  });
});

test('signs of units are read without the words of `Intl`, which take long', async () => {
  vi.resetModules();
  const words = vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts');
  const fresh = await import('../../../../src/form/amounts/read-amount.ts');
  const read = (text: string) => fresh.amountOf(text, { unit: 'cm' })?.unit;
  expect([read('180'), read('5 ft 9 in'), read('5\'9"')]).toEqual([undefined, 'ft', 'ft']);
  expect(words).not.toHaveBeenCalled();
  expect(read('5 pieds')).toBe('ft');
  expect(words).toHaveBeenCalled();
});

const locales = [
  ...['en', 'de', 'fr', 'de-CH', 'en-IN', 'ar-EG', 'fa', 'hi', 'es', 'pt-BR', 'ja', 'pl', 'sv'],
  ...['hi-u-nu-deva', 'mr', 'bn', 'my', 'ar-MA', 'de-AT', 'fr-CH', 'it-CH', 'he', 'es-MX', 'th'],
];

const digits = fc.bigInt({ min: 0n, max: 10n ** 18n }).map(String);
const decimals = fc
  .tuple(digits, fc.stringMatching(/^\d{1,9}$/))
  .map(([whole, fraction]) => `${whole}.${fraction}`);
const few = fc.integer({ min: 1, max: 99 }).map(String);
const fractions = fc.tuple(few, few, few).map(([whole, one, other]) => `${whole} ${one}/${other}`);

/** Amounts as the inputs of a form have them, and what a field takes. */
const amounts = fc.oneof(
  fc.tuple(fc.oneof(digits, decimals, fractions), fc.constantFrom({}, { unit: 'kg' })),
  fc.tuple(
    fc.tuple(decimals, few).map(([one, other]) => `${one}+${other}*2.5-15%`),
    fc.constant({}),
  ),
  fc.tuple(
    fc.tuple(few, fc.integer({ min: 0, max: 11 })).map(([feet, rest]) => `${feet}'${rest}.5"`),
    fc.constant({ unit: 'cm' }),
  ),
  fc.tuple(
    decimals.map((number) => `${number}kg`),
    fc.constant({ unit: 'lb' }),
  ),
  fc.tuple(
    few.map((number) => `${number}π/3`),
    fc.constant({ read: 'angle' }),
  ),
);

test.each(locales)('an amount that is written in %s is read as itself', (locale) => {
  const marks = marksOf(locale);
  fc.assert(
    fc.property(amounts, fc.boolean(), ([amount, kind], isGrouped) => {
      const text = writeAmount(amount, locale, isGrouped);
      const reading = readAmount(text, kind, marks);
      expect('amount' in reading && exact(reading.amount)).toEqual(exact(amountOf(amount, kind)));
    }),
  );
});

/** Returns an amount with its number in lowest terms. */
function exact(amount: Amount | undefined) {
  return amount && { ...amount, value: lowestTerms(amount.value) };
}

test.each(locales)(
  'every number that Intl or the page writes in %s is read as itself',
  (locale) => {
    const most = { maximumSignificantDigits: 17 };
    const formats = [{}, { notation: 'scientific' } as const].map(
      (more) => new Intl.NumberFormat(locale, { ...more, ...most }),
    );
    const marks = marksOf(locale);
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        for (const text of formats.map((format) => format.format(number))) {
          const reading = readAmount(text, {}, marks);
          expect('amount' in reading && numberFor(reading.amount, undefined, undefined)).toBe(
            number + 0,
          );
        }
      }),
    );
  },
);

test.each([
  { text: '1'.repeat(2_000), name: 'a long number' },
  { text: '9,'.repeat(100_000), name: 'many commas' },
  { text: ' '.repeat(100_000), name: 'many spaces' },
  { text: '('.repeat(900), name: 'many brackets' },
  { text: '9^9'.repeat(15), name: 'many powers' },
])('$name cannot be read', ({ text }) => {
  expect(readAmount(text, {}, marksOf('en'))).toEqual({ refused: 'text', offers: [] });
});
