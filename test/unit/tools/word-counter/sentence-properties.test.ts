import fc from 'fast-check';
import { countWords, findSentences, type TextSpan } from 'toolworker';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../support/any-character.ts';
import { sentenceEnds } from './sentence-ends.ts';

// Marks, notes and words of many scripts, which meet in every order.
const spaced = [
  ...[
    'a',
    'B',
    'the',
    'The',
    'Dr',
    'e.g',
    'U.S',
    'I',
    'II',
    'iv',
    'x1',
    '3',
    '1.5',
    'é',
    'Ж',
    'ж',
    'ا',
    'د',
    'ह',
    '가',
  ],
  ...[
    '.',
    '.',
    '. ',
    '?',
    '!',
    '…',
    '...',
    '?!',
    ' ',
    '  ',
    '\n',
    '\r',
    '\r\n',
    '\n\n',
    '\u0085',
    '\u00a0',
    '\t',
  ],
  ...[
    '[1]',
    '[1, 2]',
    '[note 3]',
    '[Note A. B]',
    '(3)',
    '(a)',
    '¹',
    '²,³',
    '[',
    ']',
    '(',
    ')',
    '*',
    '**',
    '†',
  ],
  ...[
    '"',
    "'",
    '“',
    '”',
    '‘',
    '’',
    '„',
    '«',
    '»',
    '‹',
    '›',
    '¿',
    '¡',
    ',',
    ':',
    ';',
    '-',
    '–',
    '—',
    '/',
    '=',
    '%',
    '&',
  ],
  ...[
    '😀',
    '👍🏽',
    '\u0301',
    '\u200b',
    '\u200d',
    '\ufeff',
    '\ud83d',
    '\udc00',
    '$',
    '°C',
    '_',
    '`',
    '#',
    '•',
  ],
];
/** Marks that never stand inside a word. */
const marks = ['।', '॥', '۔', '؟', '։', '።', '\u037e', '‼', '⁇', '。', '！', '？'];
const unspaced = [
  '漢字',
  '漢',
  'ひらがな',
  'カナ',
  'ไทย',
  'ລາວ',
  'ខ្មែរ',
  'မြန်',
  '「',
  '」',
  '（',
  '）',
  '、',
];

const textOf = (...units: (readonly string[])[]) =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc
        .array(fc.constantFrom(...units.flat()), { maxLength: 24 })
        .map((all) => all.join('')),
    },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 24 }) },
  );

const anyText = textOf(spaced, marks, unspaced);
const holds = (
  texts: fc.Arbitrary<string>,
  check: (text: string, spans: readonly TextSpan[]) => void,
) => {
  fc.assert(
    fc.property(texts, (text) => check(text, findSentences(text))),
    { numRuns: 20_000 },
  );
  for (const [marked] of Object.values(sentenceEnds).flat()) {
    const text = marked.replaceAll('|', '');
    check(text, findSentences(text));
  }
};

test('counts as many sentences as it finds', () => {
  holds(anyText, (text, spans) => {
    expect(countWords({ text }).sentences).toBe(spans.length);
  });
});

test('each sentence has a letter or digit, and no white space around', () => {
  holds(anyText, (text, spans) => {
    for (const { start, end } of spans) {
      expect(text.slice(start, end)).toMatch(/[\p{L}\p{N}]/u);
      expect(text.slice(start, end)).not.toMatch(/^\p{White_Space}|\p{White_Space}$/u);
    }
  });
});

test('sentences are in order, and nothing between them has a letter or digit', () => {
  holds(anyText, (text, spans) => {
    let end = 0;
    const parts = [...spans, { start: text.length, end: text.length }].map((span) => {
      expect(span.start).toBeGreaterThanOrEqual(end);
      const between = text.slice(end, span.start);
      expect(between).not.toMatch(/[\p{L}\p{N}]/u);
      end = span.end;
      return between + text.slice(span.start, span.end);
    });
    expect(parts.join('')).toBe(text);
  });
});

const isNextToUnspaced =
  /[ー\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const endsAnywhere = /(?![.?!…\u2024])[\p{Sentence_Terminal}\u037e]/u;

test('a sentence starts after white space, a mark that never stands inside a word or beside a script without spaces', () => {
  holds(anyText, (text, spans) => {
    for (const [index, { start, end }] of spans.slice(1).entries()) {
      const former = spans[index] ?? { start: 0, end: 0 };
      if (/\p{White_Space}$/u.test(text.slice(former.end, start))) continue;
      const isAtMark = endsAnywhere.test(text.slice(former.start, start));
      const both = text.slice(former.start, end);
      expect(isAtMark || isNextToUnspaced.test(both), JSON.stringify(both)).toBe(true);
    }
  });
});

test('has no more sentences than words, where words have spaces and marks end words', () => {
  holds(textOf(spaced), (text, spans) => {
    if (isNextToUnspaced.test(text) || endsAnywhere.test(text)) return;
    expect(spans.length).toBeLessThanOrEqual(countWords({ text }).words);
  });
});
