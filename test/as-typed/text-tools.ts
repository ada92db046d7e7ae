import { expect } from 'vitest';
import { formInput, type Table } from './row.ts';

const oneItem = 'a string with at least one item';
const segmented = 'Intl.Segmenter of the language';

export const textTools: Table = {
  'word-counter': [
    [
      { text: '- First.\n- Second.' },
      { sentences: 2 },
      'a mark and a line end end a sentence, as in Unicode Standard Annex #29, SB4',
    ],
    [{ text: '- first.\n- second.\n- third.' }, { sentences: 3 }, 'lower-case items'],
    [{ text: '— Where are you?\n— Here.' }, { sentences: 2 }, 'a dialogue'],
    [
      { text: 'One.\n2 more.\n(Three.)\n[four]' },
      { sentences: 4 },
      'a digit or a bracket begins a line',
    ],
    [{ text: 'Hello\nGoodbye' }, { sentences: 1 }, 'no mark before the line end'],
    [
      { text: 'We saw Dr.\nSmith and J.\nK. Rowling.' },
      { sentences: 1 },
      'an abbreviation and an initial at a line end',
    ],
    [{ text: 'वह गया।मैं आया।' }, { sentences: 2 }, 'Hindi needs no space after a danda'],
    [{ text: 'وہ گیا۔میں آیا۔' }, { sentences: 2 }, 'Urdu'],
    [{ text: 'هل؟نعم' }, { sentences: 2 }, 'Arabic'],
    [{ text: 'Բարեւ։Այո։' }, { sentences: 2 }, 'Armenian'],
    [{ text: 'ሰላም።አዎ።' }, { sentences: 2 }, 'Amharic'],
    [{ text: 'It was 20 °C. People left.' }, { sentences: 2 }, 'a unit, not an initial'],
    [{ text: 'Use 12 V. Batteries last.' }, { sentences: 2 }, 'a unit after a number'],
    [{ text: 'Es waren 30 °C. Danach regnete es.' }, { sentences: 2 }, 'a unit in German'],
    [{ text: 'J. K. Rowling met J.R.R. Tolkien.' }, { sentences: 1 }, 'initials'],
    [
      { text: 'He works at Apple Inc. Apple is big.' },
      { sentences: 2 },
      'a clause after a company',
    ],
    [{ text: 'He has a Ph.D. Mary has none.' }, { sentences: 2 }, 'a degree'],
    [{ text: 'At 6 p.m. John slept.' }, { sentences: 2 }, 'a time of day'],
    [
      { text: 'Im 19. Jahrhundert, am 03. Oktober und am 3. Okt. spielte der 1. FC Köln.' },
      { sentences: 1 },
      'German ordinals',
    ],
    [{ text: 'This is—a test.' }, { words: 4, sentences: 1 }, 'titoBouzout/WordCount #46'],
    [{ text: 'This is-a test.' }, { words: 3 }, 'titoBouzout/WordCount #46; a hyphen joins'],
    [
      { text: 'This should be—one would think—ten words, not eight.' },
      { words: 10 },
      'laurent22/joplin #8083',
    ],
    [
      { text: 'This should be — one would think — ten words, not twelve.' },
      { words: 10 },
      'laurent22/joplin #8083',
    ],
    [{ text: "He's one-two-three" }, { words: 2 }, 'stevencohn/OneMore #2369'],
    [{ text: ' - Apple \n - Peach' }, { words: 2, lines: 2 }, 'easy4u/writerplus-community #19'],
    [
      { text: '你好' },
      { words: 1, characters: 2 },
      `AppFlowy-IO/appflowy-editor #773; ${segmented}`,
    ],
    [{ text: '你好吗? ✨😊' }, { words: 2, characters: 7 }, `thecodrr/alfaaz #1; ${segmented}`],
    [
      { text: 'これは日本語のテストです' },
      { words: 6, characters: 12 },
      `federicoiosue/Omni-Notes #631; ${segmented}`,
    ],
    [{ text: '브레스 오브 더 와일드' }, { words: 4 }, 'SimpleMobileTools/Simple-Notes #700'],
    [
      { text: 'One.\r\nTwo.\r\n\r\nThree.' },
      { words: 3, sentences: 3, paragraphs: 2, lines: 4, characters: 17, charactersNoSpaces: 14 },
      'lines of Windows, a CR LF being one character (UAX #29)',
    ],
    [{ text: '👨‍👩‍👧‍👦' }, { words: 0, characters: 1 }, 'UAX #29, one cluster of 11 code units'],
    [
      { text: '', wordsPerMinute: 250 },
      { words: 0, characters: 0, lines: 0, readingTimeMinutes: 0 },
      'an empty text area',
    ],
    [
      { text: 'one two three four five', wordsPerMinute: 250 },
      { readingTimeMinutes: 0.02 },
      '5 / 250',
    ],
    [
      { text: 'one', wpm: 250 },
      'wpm: unknown field, did you mean wordsPerMinute?',
      'the usual abbreviation',
    ],
    [
      { text: 'one', wordsPerMinute: '250' },
      'wordsPerMinute: expected a number greater than 0, got "250"',
      formInput,
    ],
    [{ text: ['one', 'two'] }, 'text: expected a string, got an array', 'a list of lines'],
    [{ text: null }, 'text: required, a string', 'a text area that is not there'],
    [
      { text: 'Mail john@example.com or see https://example.com/a?b=1&c=2.' },
      { words: 5, sentences: 1 },
      'words are separated by white space; a query ends no sentence',
    ],
    [
      { text: 'It cost $1,000.50, i.e. 5% of C++ & C#.' },
      { words: 8, sentences: 1 },
      '& has no letter or digit',
    ],
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
    [
      { text: 'Hello\u00a0world, zero\u200bwidth' },
      { words: 3 },
      'jprichardson/string.js #182: U+00A0 is white space, U+200B is not',
    ],
  ],

  'remove-duplicate-lines': [
    [
      { text: '121\n111\n111\n121' },
      { result: '121\n111', originalCount: 4, uniqueCount: 2, removedCount: 2 },
      'rizonesoft/Notepad3 #503',
    ],
    [
      { text: '123\n123\n123\n124\n125\n123' },
      { result: '123\n124\n125', removedCount: 3 },
      'ilyakam/RemoveDuplicateLines #15',
    ],
    [
      { text: 'A\nB\nA\nC\nB\n' },
      { result: 'A\nB\nC\n' },
      'notepad-plus-plus/notepad-plus-plus #4512, with a line end at the end',
    ],
    [
      { text: 'one\r\ntwo\none\r\n' },
      { result: 'one\r\ntwo\r\n', removedCount: 1 },
      'maryrosecook/commonusernames #1, CR LF and LF',
    ],
    [
      { text: 'foo\nfoo \n\tfoo', trimWhitespace: true },
      { result: 'foo', removedCount: 2 },
      'tomnomnom/anew #14',
    ],
    [
      { text: 'foo\nfoo ' },
      { result: 'foo\nfoo ', removedCount: 0 },
      'tomnomnom/anew #14, without -t',
    ],
    [
      { text: 'Ann\nann\nANN', caseSensitive: false },
      { result: 'Ann', removedCount: 2 },
      'vscodenpa/testissues #26751',
    ],
    [
      { text: 'a\n\nb\n\na\nc', keepEmptyLines: true },
      { result: 'a\n\nb\n\nc', uniqueCount: 5, removedCount: 1 },
      'paragraphs of a list',
    ],
    [{ text: 'a\n\nb\n  \na' }, { result: 'a\nb', removedCount: 3 }, 'blank lines go by default'],
    [
      { text: 'ann@example.com,Ann\nbob@example.com,Bob\nann@example.com,Ann' },
      { result: 'ann@example.com,Ann\nbob@example.com,Bob' },
      'rows of a CSV file',
    ],
    [
      { text: 'a\nA', ignoreCase: true },
      'ignoreCase: unknown field, did you mean caseSensitive?',
      'sort -f -u: --ignore-case',
    ],
    [
      { text: 'a\nA', case_sensitive: false },
      'case_sensitive: unknown field, did you mean caseSensitive?',
      'a client in Python',
    ],
    [
      { text: 'a\nA', caseSensitive: 'false' },
      'caseSensitive: expected true or false, got "false"',
      formInput,
    ],
    [{ lines: ['a', 'a'] }, 'lines: unknown field, did you mean text?', 'a list of lines'],
    [{ text: ['a', 'a'] }, 'text: expected a string, got an array', 'a list of lines'],
    [
      { text: 'a\n\na', keepEmpty: true },
      'keepEmpty: unknown field, did you mean keepEmptyLines?',
      'a shorter name',
    ],
    [
      { text: 'a\n\na', keepBlankLines: true },
      'keepBlankLines: unknown field, did you mean keepEmptyLines?',
      'the other word',
    ],
  ],

  'trim-whitespace': [
    [
      { text: '\u00a0 Hello\u00a0\u00a0world \u00a0' },
      { result: 'Hello world' },
      'zlovatt/obsidian-trim-whitespace #26, no-break spaces',
    ],
    [
      { text: '\u200bHello\u200b', mode: 'trim' },
      { result: '\u200bHello\u200b', originalLength: 7, resultLength: 7 },
      'jprichardson/string.js #182: U+200B is no white space',
    ],
    [
      { text: '  two  words\r\n\tand\n\nlines  ' },
      { result: 'two words and lines' },
      'normalize-space() of XPath',
    ],
    [
      { text: '  two  words \n', mode: 'trim' },
      { result: 'two  words', resultLength: 10 },
      'String.prototype.trim',
    ],
    [
      { text: 'GB82 WEST 1234 5698 7654 32', mode: 'remove' },
      { result: 'GB82WEST12345698765432', originalLength: 27, resultLength: 22 },
      'Wikipedia’s example of an IBAN',
    ],
    [
      { text: 'ブレス\u3000オフ\u3000ザ\u3000ワイルド' },
      { result: 'ブレス オフ ザ ワイルド' },
      'SimpleMobileTools/Simple-Notes #700, U+3000',
    ],
    [{ text: ' \t\r\n ' }, { result: '', resultLength: 0 }, 'nothing else'],
    [
      { text: ' 👍🏽 ' },
      { result: '👍🏽', originalLength: 6, resultLength: 4 },
      'UTF-16 code units',
    ],
    [
      { text: ' a ', mode: 'collapse' },
      'mode: expected one of normalize, trim, remove, got "collapse"',
      'mainmatter/qunit-dom #82: collapseWhitespace',
    ],
    [
      { text: ' a ', mode: 'trim-left' },
      'mode: expected one of normalize, trim, remove, got "trim-left"',
      'the names of the packages trim-left and trim-right',
    ],
    [{ input: ' a ' }, 'input: unknown field, did you mean text?', 'the usual word'],
    [{ text: 42 }, 'text: expected a string, got the number 42', 'a cell of a spreadsheet'],
    [{}, 'text: required, a string', 'an empty request'],
    [
      { text: '\ufeffHello\u0085', mode: 'trim' },
      { result: '\ufeffHello', resultLength: 6 },
      'PropList.txt of Unicode: White_Space has U+0085 and not U+FEFF',
    ],
  ],

  'caesar-cipher': [
    [
      { text: 'DMkfWFbhj29cF3tdlD9pkuDnlOptF2VgmFJ0j19bGFV0HFR9', shift: 18 },
      { result: 'VEcxOXtzb29uX3lvdV9hcmVfdGhlX2NyeXB0b19tYXN0ZXJ9' },
      'cryptii/cryptii #43',
    ],
    [
      { text: 'Hello, World!', shift: -29 },
      { result: 'Ebiil, Tloia!' },
      'TheOdinProject/javascript-exercises #117',
    ],
    [{ text: 'A', shift: -1 }, { result: 'Z' }, 'TheAlgorithms/Java #7508'],
    [
      { text: 'The Quick Brown Fox', shift: 7 },
      { result: 'Aol Xbpjr Iyvdu Mve' },
      'cryptii/cryptii #28, letters counted off by hand',
    ],
    [{ text: 'Uryyb, jbeyq!', shift: 13 }, { result: 'Hello, world!' }, 'ROT13'],
    [
      { text: 'DWWDFN DW GDZQ', direction: 'decrypt' },
      { result: 'ATTACK AT DAWN', shift: 3 },
      'Caesar’s own shift (Suetonius, Divus Julius 56)',
    ],
    [
      { text: 'Ärger & ñandú, 你好', shift: 1 },
      { result: 'Äshfs & ñboeú, 你好' },
      'letters beyond A–Z stay',
    ],
    [{ text: 'abc', shift: null }, { result: 'def', shift: 3 }, 'an empty input'],
    [{ text: '', shift: 5 }, { result: '', input: '' }, 'an empty text'],
    [
      { text: 'abc', shift: 1e18 },
      'shift: expected a whole number from -9,007,199,254,740,991 to 9,007,199,254,740,991, got 1000000000000000000',
      'cryptii/cryptii #94',
    ],
    [
      { text: 'abc', shift: '13' },
      'shift: expected a whole number from -9,007,199,254,740,991 to 9,007,199,254,740,991, got "13"',
      formInput,
    ],
    [
      { text: 'abc', shift: 1.5 },
      'shift: expected a whole number from -9,007,199,254,740,991 to 9,007,199,254,740,991, got 1.5',
      'half a letter',
    ],
    [
      { text: 'abc', key: 21 },
      'key: unknown field, did you mean shift?',
      'jameslyons/pycipher #12',
    ],
    [
      { text: 'abc', direction: 'encode' },
      'direction: expected one of encrypt, decrypt, got "encode"',
      'TheAlgorithms/Java #7508 says encode',
    ],
    [{ text: 'abc', decrypt: true }, 'decrypt: unknown field, did you mean direction?', 'a switch'],
    [{ text: 'abc', rot: 13 }, 'rot: unknown field, did you mean shift?', 'ROT13'],
  ],

  randomizer: [
    [
      { items: 'Ann\n\n Ann \nBob\n', unique: true },
      { inputCount: 2, unique: true, result: expect.stringMatching(/^(?:Ann\nBob|Bob\nAnn)$/) },
      'a list of names with blank lines',
    ],
    [
      { items: 'Ann, Bob', separator: 'comma' },
      { inputCount: 2, pickedCount: null, result: expect.stringMatching(/^(?:Ann,Bob|Bob,Ann)$/) },
      'names in a row',
    ],
    [
      { items: 'Ann\r\nAnn\r\nAnn', mode: 'pick', count: 2 },
      { inputCount: 3, pickedCount: 2, requestedCount: 2, result: 'Ann\nAnn' },
      'three tickets of one person, from Windows',
    ],
    [
      { items: 'Ann\nBob', mode: 'pick', count: 25 },
      { inputCount: 2, pickedCount: 2, requestedCount: 25 },
      'redditraffler/redditraffler #124, more winners than entries',
    ],
    [
      { items: 'Ann, Bob' },
      { inputCount: 1, result: 'Ann, Bob' },
      'commas are part of a line unless separator is comma',
    ],
    [{ items: '🎲', mode: 'pick' }, { result: '🎲', pickedCount: 1 }, 'one emoji'],
    [
      { items: 'Ann\nBob', mode: 'pick', count: 0 },
      'count: expected a whole number from 1 to 9,007,199,254,740,991, got 0',
      'drakhart in sharevb/it-tools #393: minimum 1',
    ],
    [
      { items: 'Ann\nBob', mode: 'pick', count: '2' },
      'count: expected a whole number from 1 to 9,007,199,254,740,991, got "2"',
      formInput,
    ],
    [
      { items: ['Ann', 'Bob'] },
      'items: expected a string, got an array',
      'a list where a string is due',
    ],
    [{ items: '' }, `items: expected ${oneItem}, got ""`, 'an empty list'],
    [
      { items: ' , ,', separator: 'comma' },
      `items: expected ${oneItem}, got " , ,"`,
      'separators without items',
    ],
    [
      { items: 'Ann;Bob', separator: ';' },
      'separator: expected one of newline, comma, got ";"',
      'the separator itself',
    ],
    [
      { items: 'Ann\nBob', mode: 'random' },
      'mode: expected one of shuffle, pick, got "random"',
      'another word for either',
    ],
    [
      { list: 'Ann\nBob', removeDuplicates: true },
      'list: unknown field, did you mean items?; removeDuplicates: unknown field, did you mean unique?',
      'the usual words',
    ],
    [
      { items: 'Ann\nBob', mode: 'pick', n: 2 },
      'n: unknown field, did you mean count?',
      'the API document: N random items',
    ],
    [
      { items: 'Ann\nBob', mode: 'pick', winners: 2 },
      'winners: unknown field, did you mean count?',
      'redditraffler/redditraffler #124',
    ],
  ],

  'token-counter': [
    [
      { text: '', model: 'gpt-4.1-nano' },
      { tokens: 0, contextWindow: 1_047_576, remainingTokens: 1_047_576 },
      'ed-donner/llm_engineering #1213',
    ],
    [
      { text: 'Hello', model: 'o1-preview-2024-09-12' },
      { contextWindow: 128_000 },
      'andyzorigin/cybench #726',
    ],
    [{ text: 'Hello', model: 'gpt-4' }, { contextWindow: 8192 }, 'juzeon/SydneyQt #19'],
    [
      { text: 'Hello', model: 'gpt-4-1106-preview' },
      { contextWindow: 128_000 },
      'openai/tiktoken #218',
    ],
    [
      { text: 'Hello', model: ' OpenAI/GPT-4o ' },
      { contextWindow: 128_000 },
      'OpenRouter’s name, pasted',
    ],
    [
      { text: 'Hello', model: 'claude-3-5-sonnet-20241022' },
      { contextWindow: 200_000 },
      'getappmap/appmap-js #2206, a model that tiktoken does not know',
    ],
    [
      { text: 'Hello, world', model: 'XX' },
      { contextWindow: null, percentOfContext: null, remainingTokens: null, words: 2 },
      'microsoft/graphrag #1839 and griptape-ai/griptape #629: an unknown model is counted all the same',
    ],
    [
      { text: '你好 👋🏽', model: null },
      { characters: 4, words: 1, contextWindow: 128_000 },
      'gpt-4o is the default',
    ],
    [{ text: 'Hello', model: '' }, 'model: expected the name of a model, got ""', 'an empty menu'],
    [
      { prompt: 'Hello' },
      'prompt: unknown field, did you mean text?',
      'openai/openai-cookbook, the word of completions',
    ],
    [
      { messages: [{ role: 'user', content: 'Hello' }], model: 'gpt-4o' },
      'messages: unknown field, did you mean text?',
      'langchain-ai/langchainjs #7868, the messages of a chat',
    ],
    [
      { text: [{ type: 'text', text: 'Hello' }] },
      'text: expected a string, got an array',
      'the content of a message',
    ],
    [
      { text: 'Hello', engine: 'gpt-4' },
      'engine: unknown field, did you mean model?',
      'the name in OpenAI’s first API',
    ],
    [{ model: 'gpt-4' }, 'text: required, a string', 'the text forgotten'],
    [
      { text: 'Hello', model: 'models/gemini-1.5-pro' },
      { contextWindow: 2_097_152 },
      'the name in Google’s API',
    ],
    [
      { text: 'Hello', model: 'anthropic/claude-3-opus-20240229' },
      { contextWindow: 200_000 },
      'a provider before and a date behind',
    ],
  ],
};
