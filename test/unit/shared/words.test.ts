import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberOfWords } from '../../../src/shared/words.ts';
import { expectLinear } from '../../support/expect-linear.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function segmentedAtOnce(text: string): number {
  return Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length;
}

const texts = {
  Chinese:
    '维基百科是一个多语言的网络百科全书项目，任何人都可以编辑其中的条目。2001年1月15日上线。',
  Japanese:
    'ウィキペディアは、誰でも編集できるフリー百科事典です。2001年に始まりました。東京タワーへ行く。',
  Thai: 'ประเทศไทยมีชื่ออย่างเป็นทางการว่าราชอาณาจักรไทยเป็นประเทศที่ตั้งอยู่ในเอเชียตะวันออกเฉียงใต้',
  Lao: 'ພາສາລາວເປັນພາສາທາງການຂອງສາທາລະນະລັດປະຊາທິປະໄຕປະຊາຊົນລາວ',
  Khmer: 'ភាសាខ្មែរជាភាសាកំណើតរបស់ជនជាតិខ្មែរនិងជាភាសាផ្លូវការរបស់ប្រទេសកម្ពុជា',
  Burmese: 'မြန်မာဘာသာစကားသည်မြန်မာနိုင်ငံ၏ရုံးသုံးဘာသာစကားဖြစ်သည်',
};

test.each(Object.entries(texts))(
  'counts %s by word segmentation, in many windows, too',
  (_, text) => {
    const long = text.repeat(Math.ceil(5000 / text.length));
    for (const run of [text, long]) expect(numberOfWords(run)).toBe(segmentedAtOnce(run));
  },
);

test('segments a run wherever its words are cut and whatever is between them', () => {
  const pieces = Object.values(texts).flatMap((text) =>
    Array.from(segmenter.segment(text), ({ segment }) => segment),
  );
  const filling = ['a', "don't", '3.14', 'e\u0301', '😀', '🇫🇷', '𠮷', '-', '，', '„', '_'];
  const piece = fc.constantFrom(...pieces, ...filling, 'a'.repeat(300), '\u0301'.repeat(1200));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 300, size: 'max' }), (run) => {
      const text = `漢${run.join('')}`;
      expect(numberOfWords(text)).toBe(segmentedAtOnce(text));
    }),
    { numRuns: 100 },
  );
});

// Only between runs, since a dictionary splits part of a run differently.
test.each(Object.entries(texts))('cuts between runs of any characters in %s', (_, text) => {
  const character = fc.constantFrom(...text.replaceAll(/[\p{P}\p{N}]/gu, ''));
  const run = fc.string({ unit: character, minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.array(run, { minLength: 100, maxLength: 100 }), (runs) => {
      const joined = runs.join(',');
      expect(numberOfWords(joined)).toBe(segmentedAtOnce(joined));
    }),
    { numRuns: 50 },
  );
});

test('cuts a run of many windows, but not within a row of Katakana', () => {
  const kana = fc.constantFrom(
    ...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモーン',
  );
  const row = fc.string({ unit: kana, minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 200, maxLength: 200 }), (rows) => {
      const run = rows.join('漢');
      expect(numberOfWords(run)).toBe(segmentedAtOnce(run));
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['a letter', '漢', 'a'],
  ['a digit', '漢', '1'],
  ['a mark', 'ก', '่'],
  ['a mark after punctuation', '漢a.', '\u0301'],
])('counts a word of 100,000 times %s as one', (_, start, character) => {
  const text = `${start}${character.repeat(100_000)}`;
  expect(numberOfWords(`${text} ${text}`)).toBe(2 * segmentedAtOnce(text));
});

test.each([
  ['before a long word', '漢ウィキペディアフリー维基', 'a'.repeat(300)],
  ['before a long mark', '漢ウィキペディアフリー维基维基', '\u0301'.repeat(1200)],
  ['in a long window', `漢${'\u0301'.repeat(1200)}${'漢'.repeat(490)}`, 'ヌ'.repeat(16)],
])('does not cut a row of Katakana %s', (_, start, end) => {
  const text = start + end;
  expect(numberOfWords(text)).toBe(segmentedAtOnce(text));
});

test('reads endless Katakana in a linear number of steps', () => {
  expectLinear(20_000, (size) => {
    expect(numberOfWords('ウィキペディア'.repeat(size))).toBeGreaterThan(size);
  });
});

test('runs of one text do not affect each other', () => {
  expect(numberOfWords('東 京 東\u2014京 東京')).toBe(5);
  expect(numberOfWords('ไทย\u00a0Thai\n泰 \u0301漢')).toBe(4);
  expect(numberOfWords('a\uffff \uffffb')).toBe(2);
  expect(numberOfWords('漢 ゛')).toBe(1);
  expect(numberOfWords('漢 aーb')).toBe(2);
});

// Letters and digits of many kinds, and other characters.
const words = [
  ...['a', 'é', "don't", 'state-of-the-art', 'Ж', 'ß', 'हिंदी', '한국어', '٣', '½', 'Ⅷ', '²x'],
];
const signs = ['-', '–', '...', '&', '😀', '\u0301', '\ud800', '\u200b', '\ufeff'];
const separators = [' ', '\n', '\r\n', '\t', '\u0085', '\u00a0', '\u3000', '\u2028', '\u2014'];

test('counts runs between white space and em dashes that contain a letter or digit', () => {
  const run = fc.array(fc.constantFrom(...words, ...signs), { minLength: 1, maxLength: 4 });
  const gap = fc.array(fc.constantFrom(...separators), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(fc.tuple(run, gap)), (runs) => {
      const text = runs.map(([units, spaces]) => units.join('') + spaces.join('')).join('');
      const expected = runs.filter(([units]) => units.some((unit) => words.includes(unit))).length;
      expect(numberOfWords(text)).toBe(expected);
    }),
  );
});
