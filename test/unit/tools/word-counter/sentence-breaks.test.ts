// @module-tag slow

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eachSentenceBreak } from '../../../../src/tools/word-counter/sentence-breaks.ts';

function breaksOf(text: string): number[] {
  const breaks: number[] = [];
  eachSentenceBreak(text, (index) => breaks.push(index));
  return breaks;
}

function sentencesOf(text: string): string[] {
  const ends = breaksOf(text);
  return [0, ...ends].map((start, position) => text.slice(start, ends[position]));
}

describe('splits the examples of Unicode Standard Annex #29, section 5', () => {
  test.each([
    ['c.d'],
    ['3.4'],
    ['U.S.'],
    ['the resp. leaders are'],
    ['etc.)’ ‘(the'],
    ['She said “See spot run.”  ', 'John shook his head.'],
    ['etc. ', '它们指'],
    ['理数字. ', '它们指'],
    ['He said, “Are you going?” ', 'John shook his head.'],
    ['“Are you going?” ', 'John asked'],
  ])('%s', (...sentences) => {
    expect(sentencesOf(sentences.join(''))).toEqual(sentences);
  });
});

// Characters of every value of Sentence_Break except CR and LF, and the exceptions.
const characters = [
  ...'...!?。｡؟।․﹒．',
  ...'aBǅªßчЖ漢กعǃაᲐ׳',
  ...'1٣६٫\u0600\u06dd\u19da',
  ...',;:-–—、，﹘',
  ...'"\'()[]“”‘’«»「」❛⸂',
  ...' \t\v\u00a0\u3000',
  ...'\u0085\u2028\u2029',
  ...'\u0301\u0345\u0903\u200c\u200d\u00ad\u200b\ufeff\uff9e',
  ...'%+*\0',
  '😀',
  '🇫🇷',
  '\ud800',
  '\udc00',
];

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

// The properties and rules differ slightly between versions of Unicode.
const testOfUnicode17 = test.runIf(process.versions.unicode === '17.0');

/** A note directly behind a terminator, which belongs to the sentence before. */
const note =
  /[\p{Sentence_Terminal}\u2026\u2024][\p{Grapheme_Extend}\p{Mc}\p{Cf}"'\p{Ps}\p{Pe}\p{Pi}\p{Pf}❛⸂]*(?:\[[^[\]]+\]|\([^()]+\))/u;

/**
 * Where a sentence begins here, and not in the annex: behind white space at a digit, a currency
 * sign, an opening mark of Spanish or a dash, and at a word with a capital inside.
 */
const begins =
  /\s[\p{Grapheme_Extend}\p{Mc}\p{Cf}]*[\p{Nd}\u0600-\u0605\u066B\u066C\u06DD\u0890\u0891\u08E2\u19DA\u{110BD}\u{110CD}\p{Sc}¡¿–—\uFE31\uFE32﹘﹣－-]|\p{Ll}\p{Lu}/u;

/**
 * Returns where `Intl.Segmenter` breaks a text, except between a full stop and an upper-case
 * letter.
 */
function expectedBreaks(text: string): number[] {
  return Array.from(segmenter.segment(text), ({ index }) => index).filter(
    (index) =>
      index > 0 &&
      !(
        /[.\u2024\uFE52\uFF0E][\p{Grapheme_Extend}\p{Mc}\p{Cf}]*$/u.test(text.slice(0, index)) &&
        /^(?![\u1C90-\u1CBF])[\p{Uppercase}\p{Lt}]/u.test(text.slice(index))
      ),
  );
}

testOfUnicode17('finds the sentences that Intl.Segmenter finds', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...characters), { minLength: 1 }), (units) => {
      const text = units.join('');
      fc.pre(!note.test(text) && !begins.test(text));
      expect(breaksOf(text)).toEqual(expectedBreaks(text));
    }),
    { numRuns: 5000 },
  );
});

testOfUnicode17(
  'gives a character the value of Sentence_Break that Intl.Segmenter gives it',
  () => {
    // Each pair breaks or not, depending on the value of the character between its halves.
    const probes = [
      ['a.', 'b'],
      ['a. ', 'b'],
      ['a. ', 'B'],
      ['a.', 'B'],
      ['%.', 'B'],
      ['a! ', ' b'],
      ['a!', ' B'],
      ['a', ' B'],
      ['a', '.B'],
      ['a', '! B'],
    ];
    for (let codePoint = 0; codePoint < 0x20000; codePoint += 1) {
      const character = String.fromCodePoint(codePoint);
      // Skips scripts of thousands of letters that are all alike, and characters that the rules
      // here treat differently.
      if (
        /[\p{Script=Han}\p{Script=Hangul}\p{Script=Tangut}\p{Cn}\r\n…\u037e²³¹⁰⁴-⁹]/u.test(
          character,
        )
      )
        continue;
      const text = probes
        .map((probe) => probe.join(character))
        .filter((probe) => !begins.test(probe))
        .join('\u2029');
      const expected = expectedBreaks(text);
      const breaks = breaksOf(text);
      // An `expect` for each character would take minutes.
      if (String(breaks) !== String(expected)) expect({ character, breaks }).toEqual({ expected });
    }
  },
  60_000,
);

test.each([
  ['Fact.[1] ', 'Next.[2]'],
  ['Fact.[a b] ', 'Next.(3)'],
  ['Fact.” [1] next'],
  ['Fact.”[1] ', 'Next'],
  ['Fact.¹ ', 'Next.²,³'],
  ['Why?[A. B]', 'Next'],
  ['漢。[注 1]', '漢'],
  ['Τι\u037e ', 'ναι'],
])(
  'takes a note or superscript for a closing mark, and U+037E for a terminator: %j',
  (...sentences) => {
    expect(sentencesOf(sentences.join(''))).toEqual(sentences);
  },
);

test.each([
  ['Dry. ', '1976 was.'],
  ['Dry.” ', '٣ is.'],
  ['Dry. ', '$5 is.'],
  ['Dry. ', '¿5?'],
  ['Dry. % 5 is.'],
  ['Dry.5 is.'],
  ['Dry. (5) is.'],
  ['Dry. ', 'iCloud is.'],
  ['Dry. ', '“eBay” is.'],
  ['Dry. icloud is.'],
  ['Dry. ', '— “Is.'],
  ['Dry! ', '—Is.'],
  ['Dry? ', '- Is.'],
  ['जी। ', '– हाँ।'],
  ['Dry. — is.'],
  ['Dry! — is.'],
  ['Dry. — 5 is.'],
  ['Dry. —'],
  ['Dry, — Is.'],
])('begins a sentence at a digit, a dash or a word with a capital: %j', (...sentences) => {
  expect(sentencesOf(sentences.join(''))).toEqual(sentences);
});

test('ends a sentence at a line end only after a terminator', () => {
  const sentences = [
    ...['One\r\ntwo. ', 'Three.\n', 'Four.\r', 'five!”) \r\n\n ', '- six?\n', ',seven… 😀\n'],
    ...['8, e.g. nine\nten.[11]\n', '\u0301twelve., \n13.\u2029', '14'],
  ];
  expect(sentencesOf(sentences.join(''))).toEqual(sentences);
});

test('reports what ended a sentence, if anything, and what decided it', () => {
  const calls: unknown[] = [];
  eachSentenceBreak('A b.) "C!?\u2029d\u2028e… F. (1\u0301. 漢 i. 5', (...call) =>
    calls.push(call),
  );
  expect(calls).toEqual([
    [6, 3, 'A'],
    [11, -1, 'a'],
    [13, -1, 'a'],
    [16, 14, 'A'],
    [19, 17, '.'],
    [24, 22, 'o'],
    [29, 27, '0'],
  ]);
});
