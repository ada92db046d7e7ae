import { describe, expect, test } from 'vitest';
import { choice } from '../../../src/fields/choice.ts';
import { date } from '../../../src/fields/date.ts';
import type { AnyField } from '../../../src/fields/field.ts';
import { number } from '../../../src/fields/number.ts';
import { optional } from '../../../src/fields/optional.ts';
import { text } from '../../../src/fields/text.ts';
import { outcomeOf, readingOf } from './outcome-of.ts';

const loan = {
  principal: number({ exclusiveMinimum: 0 }),
  annualRate: number(),
  years: { ...optional(number({ exclusiveMinimum: 0 })), synonyms: 'term' },
  extraPayment: optional(number(), 0),
};

const plain = { principal: 1000, annualRate: 5 };
const parsed = { ...plain, years: undefined, extraPayment: 0 };

describe('a request as a whole', () => {
  test.each([
    ['nothing', undefined, 'an object, got undefined'],
    ['null', null, 'an object, got null'],
    ['an array', [plain], 'an object, got an array'],
    ['a text', '{}', 'an object, got "{}"'],
    ['a long text', 'x'.repeat(50), `an object, got "${'x'.repeat(39)}…"`],
    ['a number', 5, 'an object, got 5'],
    ['a boolean', true, 'an object, got true'],
    ['a bigint', 5n, 'an object, got a bigint'],
    ['a symbol', Symbol('x'), 'an object, got a symbol'],
    ['a function', () => plain, 'an object, got a function'],
    ['what writes itself as JSON', { ...plain, toJSON: () => 5 }, 'an object, got an object'],
    ['a date', new Date(0), 'an object, got an object'],
    ['what cannot be read', revoked(), 'an object that can be read as JSON'],
  ])('refuses %s', (_, request, expected) => {
    expect(outcomeOf(request, loan)).toBe(`request: expected ${expected}`);
  });

  const empty = 'principal: required, a number greater than 0; annualRate: required, a number';
  const unknown = 'request: expected fields such as principal, annualRate, years, extraPayment';

  test.each([
    [{}, empty],
    [{ years: 5 }, empty],
    [{ principal: null }, empty],
    [{ unknown: null, other: undefined }, empty],
    [{ ...plain, toJSON: true }, parsed],
    [{ ...plain, toJSON: { x: 1 } }, parsed],
    [{ ...plain, json: () => 5 }, parsed],
    [{ sum: 1000, share: 5 }, unknown],
    [{ id: 7 }, unknown],
    [{ [`principal${'_'.repeat(100)}`]: 1000 }, unknown],
    [{ x: [] }, unknown],
    [{ '': false }, unknown],
    // All errors, in the order of the fields.
    [
      { extraPayment: '5', years: [], anualRate: 5, principal: 0 },
      'principal: expected a number greater than 0, got 0; ' +
        'anualRate: unknown field, did you mean annualRate?; ' +
        'years: expected a number greater than 0, got an array; ' +
        'extraPayment: expected a number, got "5"',
    ],
  ])('%o: %o', (request, outcome) => {
    expect(outcomeOf(request, loan)).toEqual(outcome);
  });

  test('may be empty if every field is optional', () => {
    const fields = { to: optional(text()) };
    expect(outcomeOf({}, fields)).toEqual({ to: undefined });
    expect(outcomeOf({ id: 7 }, fields)).toBe('request: expected fields such as to');
  });
});

describe('an unknown field', () => {
  test.each([
    ['extraPayement', 'extraPayment'],
    ['extra_payment', 'extraPayment'],
    ['EXTRAPAYMENT', 'extraPayment'],
    ['extra payments', 'extraPayment'],
    ['year', 'years'],
    ['yaers', 'years'],
    ['term', 'years'],
    ['terms', 'years'],
    ['Term', 'years'],
    // A word alone, or its beginning, also behind words that say nothing.
    ['extra', 'extraPayment'],
    ['payment', 'extraPayment'],
    ['payments', 'extraPayment'],
    ['pay', 'extraPayment'],
    ['with_extra', 'extraPayment'],
    ['atPaymentRate', 'extraPayment'],
    ['extra\u200bPayment', 'extraPayment'],
  ])('is refused as a misspelling: %o for %s', (name, meant) => {
    const printed = name.replace('\u200b', '\\u200b');
    const error = `${printed}: unknown field, did you mean ${meant}?`;
    expect(outcomeOf({ ...plain, [name]: 5 }, loan)).toBe(error);
    expect(outcomeOf({ ...plain, [name]: 'nonsense' }, loan)).toBe(error);
  });

  test.each([
    ['id', 'name', 'note', 'comment', 'unknown', 'payments2', 'currency', 'locale'],
    ['__proto__', 'constructor', 'toString', 'toJSON', 'length', '', '0', '\ud800'],
    ['e_x_t_r_a_P_a_y_m_e_n_t____________________', 'years'.repeat(20)],
  ])('is otherwise ignored: %o', (...names) => {
    const unknown = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:1`)}}`);
    const request = Object.defineProperties({ ...plain }, ownOf(unknown));
    expect(outcomeOf(request, loan)).toEqual(parsed);
  });

  const slip = 'extraPayement: unknown field, did you mean extraPayment?';
  // A slip shows that the request is meant for the tool, so that missing fields are named, too.
  const start = 'prinicpal: unknown field, did you mean principal?; annualRate: required, a number';

  test.each([
    [{ ...plain, extraPayement: null }, parsed],
    [{ ...plain, extraPayement: undefined }, parsed],
    [
      { ...plain, extraPayment: 0, extraPayement: 7, year: 3, years: 2 },
      { ...parsed, years: 2 },
    ],
    [{ ...plain, extraPayment: null, extraPayement: 7 }, slip],
    [{ prinicpal: 1000 }, start],
    [{ prinicpal: 1000, id: 7, note: 'x' }, start],
    [{ term: 5 }, expect.stringMatching(/; term: unknown field, did you mean years\?$/)],
  ])('counts only where it can mean an omitted field: %o', (request, outcome) => {
    expect(outcomeOf(request, loan)).toEqual(outcome);
  });

  test('is checked among the first thousand', () => {
    const others = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`other${index}`, 1]));
    const withOthers = (count: number) => ({ ...plain, ...others(count), extraPayement: 7 });
    expect(outcomeOf(withOthers(999), loan)).toBe(slip);
    expect(outcomeOf(withOthers(1000), loan)).toEqual(parsed);
  });
});

describe('an unknown field that seems to mean another one', () => {
  const hash = {
    key: {
      ...text(),
      synonyms: 'secret signingSecret',
      unsupported: [
        { names: 'keyEncoding', expected: 'utf-8, as keys are read', harmless: ['utf-8'] },
      ],
    },
    encoding: { ...optional(choice(['hex', 'base64'])), synonyms: 'number outputFormat' },
    maxReadTime: optional(number(), 0),
    sides: {
      ...optional(number(), 6),
      recognize: (value: unknown) => (value === '2d6' ? 'sides 6' : undefined),
    },
  };
  const plain = { key: 'k' };
  const parsed = { key: 'k', encoding: undefined, maxReadTime: 0, sides: 6 };

  test.each([
    ['outputEncoding', 'encoding'],
    ['output_encoding', 'encoding'],
    ['OUTPUT-ENCODING', 'encoding'],
    ['encodingType', 'encoding'],
    ['encoding_in_kg', 'encoding'],
    ['myEncodingType', 'encoding'],
    ['theOutputFormat', 'encoding'],
    ['outputFormatName', 'encoding'],
    ['sidesCount', 'sides'],
    ['dieSides', 'sides'],
    ['die_side', 'sides'],
    ['maxReadTimeMinutes', 'maxReadTime'],
    ['totalMaxReadTime', 'maxReadTime'],
    ['readTime', 'maxReadTime'],
    ['timeOfReading', 'maxReadTime'],
  ])('is refused: %s for %s', (name, meant) => {
    const error = `${name}: unknown field, did you mean ${meant}?`;
    expect(outcomeOf({ ...plain, [name]: 'x' }, hash)).toBe(error);
    expect(outcomeOf({ ...plain, [name]: 'x', [meant]: null }, hash)).toBe(error);
  });

  test.each([
    ['requestEncoding', 'sessionSides', 'contentEncoding'],
    ['encodingId', 'encoding_label', 'maxReadAt', 'sidesNote'],
    ['phoneNumber', 'numberOfPages', 'pageTime', 'speedLimit', 'encodings2', 'upside'],
    ['a_very_long_name_that_nobody_writes_encoding'],
    ['_', '-', 'encoding'.repeat(3)],
  ])('is ignored if it may carry context: %o', (...names) => {
    const request = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(outcomeOf({ ...plain, ...request }, hash)).toEqual(parsed);
  });

  const meansEncoding = (name: string) => `${name}: unknown field, did you mean encoding?`;
  const roll = 'roll: unknown field, did you mean sides 6?';
  const unsupported = 'key_encoding: expected utf-8, as keys are read, got "hex"';

  test.each([
    // More generously if the field is required.
    [{ mySecretText: 'k', sides: 3 }, 'mySecretText: unknown field, did you mean key?'],
    [{ apiSecretText: 'k', sides: 3 }, 'key: required, a string'],
    [{ ...plain, myKey: 'x', sides: 6, dieSides: 3 }, parsed],
    // By one of its options, unless the name carries context.
    ...['style', 'kind', 'outputs', 'x'].flatMap((name): [object, unknown][] => [
      [{ ...plain, [name]: 'base64' }, meansEncoding(name)],
      [{ ...plain, [name]: 'base65' }, parsed],
    ]),
    [{ ...plain, label: 'hex', userId: 'base64' }, parsed],
    // By what the field says of its value.
    [{ ...plain, roll: '2d6' }, roll],
    [{ ...plain, roll: '2d7' }, parsed],
    // The surest name wins.
    [
      { encodingSides: 1, sidesCount: 2, key: 'k' },
      'sidesCount: unknown field, did you mean sides?',
    ],
    [{ mySecret: 1, keys: 2 }, 'keys: unknown field, did you mean key?'],
    // What the tool does not do is refused.
    [{ ...plain, key_encoding: 'hex' }, unsupported],
    [{ ...plain, key_encoding: 'hex', encoding: 'hex' }, unsupported],
    [{ key_encoding: 'hex' }, `key: required, a string; ${unsupported}`],
    [{ ...plain, keyEncoding: 'utf-8' }, parsed],
  ])('%o: %o', (request, outcome) => {
    expect(outcomeOf(request, hash)).toEqual(outcome);
  });
});

describe('an option that a tool lacks', () => {
  const fields = {
    annualReturn: optional(number()),
    years: {
      ...optional(number()),
      unsupported: ['keep seed', { names: 'months', instead: 'the term in years' }],
    },
    day: { ...optional(date()), synonyms: 'when' },
  };
  const none = 'expected none, since there is no such option, got';

  test.each([
    [{ years: 1, keep: 3 }, `keep: ${none} 3`],
    [{ years: 1, keepHighest: 3 }, `keepHighest: ${none} 3`],
    [{ years: 1, isSeeded: true }, `isSeeded: ${none} true`],
    [
      { annualReturn: 1, termMonths: 6 },
      'termMonths: expected the term in years, in the field years, got 6',
    ],
    // A given field is never suggested.
    [{ years: 1, termMonths: 6 }, `termMonths: ${none} 6`],
    [{ years: 1, annualFee: 6 }, `annualFee: ${none} 6`],
    [{ years: 1, hiredOn: '2020-01-02' }, 'hiredOn: unknown field, did you mean day?'],
    [{ years: 1, due: '2.1.2020' }, 'due: unknown field, did you mean day?'],
  ])('is refused: %o', (request, error) => {
    expect(outcomeOf(request, fields)).toBe(error);
  });

  test.each([
    { keep: 0, keepHighest: false, seed: 'none', months: 0, dropLowest: 1 },
    { seedName: 'x', keepCode: 'x', seedLabel: 'x', monthsNote: 'x', annualName: 'x' },
    { createdAt: '2020-01-02', dateModified: '2020-01-02', apiVersion: '2020-01-02' },
  ])('is ignored if it is switched off, or only context: %o', (request) => {
    const parsed = { years: 1, annualReturn: undefined, day: undefined };
    expect(outcomeOf({ years: 1, ...request }, fields)).toEqual(parsed);
  });
});

describe('a field', () => {
  test('may return another type than it accepts, and describe a wrong value itself', () => {
    const length: AnyField = {
      schema: { type: 'string' },
      expected: (value) => (Array.isArray(value) ? 'a text' : 'any text'),
      read: (value) => (typeof value === 'string' ? value.length : undefined),
      describe: (value) => (Array.isArray(value) ? `${value.length} rows` : 'no\ntext'),
    };
    expect(readingOf(length, 'abc')).toBe(3);
    expect(readingOf(length, [1])).toBe('expected a text, got 1 rows');
    expect(readingOf(length, 1)).toBe('expected any text, got no\\u000atext');
    expect(readingOf(length)).toBe('required, any text');
  });

  test('is read from own properties only', () => {
    const request = Object.create({ principal: 7 }, ownOf({ annualRate: 5 }));
    expect(outcomeOf(request, loan)).toBe('principal: required, a number greater than 0');
  });
});

/** Returns an object that throws on any access. */
function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** Copies the properties of an object, including `__proto__`, as own properties. */
function ownOf(properties: object): PropertyDescriptorMap {
  return Object.getOwnPropertyDescriptors(properties);
}
