import { countWords } from 'toolworker';
import { texts } from '../support/long-requests.ts';
import { formInput, type SpecOf } from '../support/spec.ts';

const textRequired = 'text: required, a string';

const byHand = 'counted by hand';

/** Returns a result from its fields in order. */
function counts(
  words: number,
  characters: number,
  charactersNoSpaces: number,
  sentences: number,
  paragraphs: number,
  lines: number,
  readingTimeMinutes = words / 200,
) {
  return { words, characters, charactersNoSpaces, sentences, paragraphs, lines, readingTimeMinutes };
}

const segmented = 'Intl.Segmenter of the language';

export const spec: SpecOf<typeof countWords> = {
  run: countWords,
  operation: 'count-words',
  fields: { text: 'string, required', wordsPerMinute: 'number > 0, default 200' },
  result: ['words', 'characters', 'charactersNoSpaces', 'sentences', 'paragraphs', 'lines', 'readingTimeMinutes'],
  answers: [
    [{ text: '' }, counts(0, 0, 0, 0, 0, 0), 'nothing'],
    [{ text: 'Dr. Smith waved. "Hello!"' }, counts(4, 25, 22, 2, 1, 1, 0.02), byHand],
    [{ text: 'one two three', wordsPerMinute: 300 }, counts(3, 13, 11, 1, 1, 1, 0.01), '3 / 300'],
    [{ text: 'one two three', wordsPerMinute: 0.1 }, counts(3, 13, 11, 1, 1, 1, 30), '3 / 0.1'],
    [
      { text: 'a', wordsPerMinute: 0.14 },
      counts(1, 1, 1, 1, 1, 1, 7.142857142857143),
      '1 / 0.14 = 50 / 7; in doubles 1 / 0.14 prints 7.142857142857142',
    ],
    [{ text: 'a', wordsPerMinute: 1e308 }, counts(1, 1, 1, 1, 1, 1, 1e-308), '1 / 10³⁰⁸'],
    [{ text: '', wordsPerMinute: 5e-324 }, counts(0, 0, 0, 0, 0, 0), '0 over anything'],
    [{ text: ' \n\t\r\n' }, counts(0, 4, 0, 0, 0, 2), 'two blank lines; a \\r\\n is one character'],
    [{ text: '\n' }, counts(0, 1, 0, 0, 0, 1), 'one empty line'],
    [{ text: 'One\r\ntwo\rthree\nfour.\n' }, counts(4, 20, 16, 1, 1, 4), 'four line ends of three kinds, the last adds no line'],
    [
      { text: '\n\nFirst\nparagraph\n \t\u0085\nSecond\n\n\n\u3000\nThird' },
      counts(4, 38, 25, 3, 3, 10),
      'blank lines hold nothing or white space of any kind, wherever they stand',
    ],
    [
      { text: 'He met Albert\r\nI. Jones, d.\r\nh. him.\r\n\r\nAlbert\n\nI. Jones' },
      counts(11, 52, 40, 3, 3, 7),
      'initials go on after a line end of two characters, but not in another paragraph, where I. is the number of an item',
    ],
    [
      { text: "state-of-the-art don't rock—roll 3.14 1–2 ½ – * … &" },
      counts(7, 51, 42, 1, 1, 1),
      'hyphens, apostrophes and en dashes join, em dashes separate, signs alone are no words',
    ],
    [{ text: '--- *** ...\n\n!!!' }, counts(0, 16, 12, 0, 2, 3), 'a sentence holds a word, a paragraph need not'],
    [{ text: '\ufeffa\u200bb\u00a0c\u2003d' }, counts(3, 8, 6, 1, 1, 1), 'U+FEFF and U+200B are no white space, U+00A0 and U+2003 are'],
    [
      { text: '👨‍👩‍👧‍👦 🇫🇷🇩🇪 👍🏽 e\u0301 \u0301' },
      counts(1, 9, 6, 1, 1, 1),
      'family, two flags, thumb, é, and an accent on a space, which is not white space alone',
    ],
    [{ text: '\ud800 a\udc00 \ud83d' }, counts(1, 6, 4, 1, 1, 1), 'a lone surrogate is a character and no letter'],
    [{ text: 'Größe zählt, z. B. bei Bäumen. Am 3. Oktober weiß Dr. Müller das.' }, counts(13, 65, 53, 2, 1, 1), byHand],
    [{ text: 'L’été, c’est « chaud » ! Où est M. Dupont ?' }, counts(7, 43, 33, 2, 1, 1), byHand],
    [{ text: 'Привет, мир! А. С. Пушкин — поэт.' }, counts(6, 33, 27, 2, 1, 1), byHand],
    [
      { text: '吾輩は猫である。名前はたぬき。' },
      counts(8, 15, 15, 2, 1, 1),
      "MDN, Intl.Segmenter: 吾輩|は|猫|で|ある|。|名前|は|たぬき|。; full stops by UAX #29's SB11",
    ],
    [
      { text: '我们是学生。你们好！\n\nHello,世界 and state-of-the-art世界.' },
      counts(13, 44, 40, 3, 2, 3),
      '我们|是|学生, 你们|好, Hello|世界, and, state|of|the|art|世界',
    ],
    [{ text: 'ภาษาไทยง่ายนิดเดียว' }, counts(5, 16, 16, 1, 1, 1), 'ภาษา|ไทย|ง่าย|นิด|เดียว; the marks of ง่ นิ ดี make no characters of their own'],
    [{ text: 'مرحبا بالعالم. كيف حالك؟' }, counts(4, 24, 21, 2, 1, 1), byHand],
    [{ text: 'नमस्ते दुनिया। आप कैसे हैं?' }, counts(5, 17, 13, 2, 1, 1), 'न म स्ते, दु नि या ।, आ प, कै से, हैं ?'],
    [{ text: '안녕하세요 여러분! 반갑습니다.' }, counts(3, 17, 15, 2, 1, 1), byHand],
    [
      { text: '"Why?" she asked. "Because http://a.b/?x=1&y=2 says so… Really?Yes"' },
      counts(8, 67, 60, 3, 1, 1),
      'after asked. and so…, as neither ? has white space and a capital letter after it',
    ],
    [{ text: '1. First\n2. Second' }, counts(4, 18, 15, 2, 1, 2), 'the number of a list item starts its sentence'],
  ],
  refusals: [
    [{}, textRequired],
    [{ wordsPerMinute: 250 }, textRequired],
    [{ text: 'a', wordsPerMinute: 5e-324 }, 'request body: expected numbers whose result is within ±1.8e308'],
  ],
  typed: [
    [{ text: '- First.\n- Second.' }, { sentences: 2 }, 'a mark and a line end end a sentence, as in Unicode Standard Annex #29, SB4'],
    [{ text: '- first.\n- second.\n- third.' }, { sentences: 3 }, 'lower-case items'],
    [{ text: '— Where are you?\n— Here.' }, { sentences: 2 }, 'a dialogue'],
    [{ text: 'One.\n2 more.\n(Three.)\n[four]' }, { sentences: 4 }, 'a digit or a bracket begins a line'],
    [{ text: 'Hello\nGoodbye' }, { sentences: 1 }, 'no mark before the line end'],
    [{ text: 'We saw Dr.\nSmith and J.\nK. Rowling.' }, { sentences: 1 }, 'an abbreviation and an initial at a line end'],
    [{ text: 'वह गया।मैं आया।' }, { sentences: 2 }, 'Hindi needs no space after a danda'],
    [{ text: 'وہ گیا۔میں آیا۔' }, { sentences: 2 }, 'Urdu'],
    [{ text: 'هل؟نعم' }, { sentences: 2 }, 'Arabic'],
    [{ text: 'Բարեւ։Այո։' }, { sentences: 2 }, 'Armenian'],
    [{ text: 'ሰላም።አዎ።' }, { sentences: 2 }, 'Amharic'],
    [{ text: 'It was 20 °C. People left.' }, { sentences: 2 }, 'a unit, not an initial'],
    [{ text: 'Use 12 V. Batteries last.' }, { sentences: 2 }, 'a unit after a number'],
    [{ text: 'Es waren 30 °C. Danach regnete es.' }, { sentences: 2 }, 'a unit in German'],
    [{ text: 'J. K. Rowling met J.R.R. Tolkien.' }, { sentences: 1 }, 'initials'],
    [{ text: 'He works at Apple Inc. Apple is big.' }, { sentences: 2 }, 'a clause after a company'],
    [{ text: 'He has a Ph.D. Mary has none.' }, { sentences: 2 }, 'a degree'],
    [{ text: 'At 6 p.m. John slept.' }, { sentences: 2 }, 'a time of day'],
    [{ text: 'Im 19. Jahrhundert, am 03. Oktober und am 3. Okt. spielte der 1. FC Köln.' }, { sentences: 1 }, 'German ordinals'],
    [{ text: 'It rained. 1976 was dry.' }, { sentences: 2 }, 'a digit begins a sentence'],
    [
      { text: 'Prices fell. €40 is cheap, approx. 40 dollars.' },
      { sentences: 2 },
      'so does a currency sign, but not after an abbreviation',
    ],
    [{ text: 'It broke. iCloud was down.' }, { sentences: 2 }, 'a word with a capital inside'],
    [{ text: '— Нет. — Почему?' }, { sentences: 2 }, 'a dialogue in one line'],
    [{ text: 'See App. C' }, { sentences: 1 }, 'a letter that a word refers to'],
    [{ text: '「行け。」と言った。' }, { sentences: 1 }, 'a quotation that goes on in Japanese'],
    [{ text: 'Mein 1. Fach war Deutsch.' }, { sentences: 1 }, 'a German ordinal after a possessive'],
    [{ text: 'No.[a] yes it is.' }, { sentences: 1 }, 'a lower-case letter after a note'],
    [{ text: 'This is—a test.' }, { words: 4, sentences: 1 }, 'titoBouzout/WordCount #46'],
    [{ text: 'This is-a test.' }, { words: 3 }, 'titoBouzout/WordCount #46; a hyphen joins'],
    [{ text: 'This should be—one would think—ten words, not eight.' }, { words: 10 }, 'laurent22/joplin #8083'],
    [{ text: 'This should be — one would think — ten words, not twelve.' }, { words: 10 }, 'laurent22/joplin #8083'],
    [{ text: "He's one-two-three" }, { words: 2 }, 'stevencohn/OneMore #2369'],
    [{ text: ' - Apple \n - Peach' }, { words: 2, lines: 2 }, 'easy4u/writerplus-community #19'],
    [{ text: '你好' }, { words: 1, characters: 2 }, `AppFlowy-IO/appflowy-editor #773; ${segmented}`],
    [{ text: '你好吗? ✨😊' }, { words: 2, characters: 7 }, `thecodrr/alfaaz #1; ${segmented}`],
    [{ text: 'これは日本語のテストです' }, { words: 6, characters: 12 }, `federicoiosue/Omni-Notes #631; ${segmented}`],
    [{ text: '브레스 오브 더 와일드' }, { words: 4 }, 'SimpleMobileTools/Simple-Notes #700'],
    [
      { text: 'One.\r\nTwo.\r\n\r\nThree.' },
      { words: 3, sentences: 3, paragraphs: 2, lines: 4, characters: 17, charactersNoSpaces: 14 },
      'lines of Windows, a CR LF being one character (UAX #29)',
    ],
    [{ text: '👨‍👩‍👧‍👦' }, { words: 0, characters: 1 }, 'UAX #29, one cluster of 11 code units'],
    [{ text: '', wordsPerMinute: 250 }, { words: 0, characters: 0, lines: 0, readingTimeMinutes: 0 }, 'an empty text area'],
    [{ text: 'one two three four five', wordsPerMinute: 250 }, { readingTimeMinutes: 0.02 }, '5 / 250'],
    [{ text: 'one', wordsPerMinute: '250' }, 'wordsPerMinute: expected a number greater than 0, got "250"', formInput],
    [{ text: ['one', 'two'] }, 'text: expected a string, got an array', 'a list of lines'],
    [{ text: null }, 'text: required, a string', 'a text area that is not there'],
    [
      { text: 'Mail john@example.com or see https://example.com/a?b=1&c=2.' },
      { words: 5, sentences: 1 },
      'words are separated by white space; a query ends no sentence',
    ],
    [{ text: 'It cost $1,000.50, i.e. 5% of C++ & C#.' }, { words: 8, sentences: 1 }, '& has no letter or digit'],
    [
      { text: 'Dr. Smith went to Washington D.C. yesterday. He left at 5 p.m. on Jan. 3.' },
      { words: 15, sentences: 2 },
      'abbreviations end no sentence',
    ],
    [
      { text: '# Title\n\n- one\n- two\n\n| a | b |' },
      { words: 5, paragraphs: 3, lines: 6, sentences: 3 },
      'Markdown; a blank line ends a sentence',
    ],
    [{ text: 'Hello\u00a0world, zero\u200bwidth' }, { words: 3 }, 'jprichardson/string.js #182: U+00A0 is white space, U+200B is not'],
  ],
  freeTexts: ['text'],
  otherNames: {
    meant: {
      text: 'input content body inputText text_content string message article document',
      wordsPerMinute:
        'wpm readingSpeed words_per_min wordsPerMin reading_speed speed readSpeed wordsMinute readingRate WPM ' +
        'wordSpeed perMinute rate readingWpm wordsAMinute pace speaking_speed readingPace wordRate minute',
    },
    refused:
      'minLength=3 minWordLength=3 maxLength=10 stopWords=["a"] excludeWords="a" ignoreNumbers=true ' +
      'countNumbers=true ignoreHtml=true stripHtml=true html=true markdown=true ' +
      'splitHyphens=true hyphenated=true caseSensitive=true unique=true uniqueWords=true imageCount=3 ' +
      'keyword="x" excludeCitations=true footnotes=true wordsPerPage=250 wordsPerHour=9000 ' +
      'charactersPerMinute=1000 delimiter=","',
    ignored:
      'source fileName encoding wordsNote words=5 characters=5 lines=2 readingTimeMinutes=1 sentences=2 title author ignoreNumbers=false html=false wordsName="x" textType="x"',
  },
  slowest: texts,
  sentence: '45 words ≈ 14 seconds to read at 200 words/min.',
};
