import fc from 'fast-check';
import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { estimateTokens } from '../../../../src/tools/token-counter/estimate-tokens.ts';
import { runs } from '../../../../src/tools/token-counter/longest-runs.ts';
import { eachPart } from '../../../../src/tools/token-counter/repetitions.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const prose = 'It was a dark night, and the rain fell in torrents on the old roofs of the town.';

const bytes = fc.uint8Array({ minLength: 12, maxLength: 300 }).map((data) => Buffer.from(data));
const length = fc.integer({ min: 1, max: 120 });
const times = fc.integer({ min: 2, max: 30 });

const word = fc.constantFrom(...'hello the yes banana computer Hello OK data please we'.split(' '));
const letter = fc.constantFrom(...alphabet, ...alphabet.toUpperCase());
const letterRun = fc.tuple(letter, length).map(([one, count]) => one.repeat(count));
const ruler = fc
  .tuple(fc.constantFrom('=', '-'), fc.integer({ min: 3, max: 120 }))
  .map(([symbol, count]) => symbol.repeat(count));
const longWord = fc.constantFrom(
  'antidisestablishmentarianism',
  'pneumonoultramicroscopicsilicovolcanoconiosis',
  'onceuponatimetherewasalittlegirlwholivedinavillagenearaforest',
);

/** What a binary file contains: zeros, runs of a byte, small numbers, text and noise. */
const file = fc
  .array(
    fc.oneof(
      bytes,
      length.map((count) => Buffer.alloc(3 * count)),
      fc.tuple(letter, length).map(([one, count]) => Buffer.alloc(3 * count, one)),
      length.map((count) => Buffer.from(Uint32Array.from({ length: count }, (_, i) => i).buffer)),
      fc.constant(Buffer.from(prose)),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => Buffer.concat(parts));

const base64 = file.map((data) => data.toString('base64'));
const hex = file.map((data) => data.toString('hex'));
const inLines = (text: string) => text.replaceAll(/.{76}/g, '$&\n');
const repeated = fc.tuple(word, times).map(([one, count]) => `${one} `.repeat(count).trim());

/** The patterns whose estimates are bounded. */
const pattern = fc.oneof(
  word,
  letter,
  letterRun,
  ruler,
  longWord,
  base64,
  hex,
  repeated,
  fc.constant(alphabet),
);

const unitOf = (first: string, second = first) =>
  fc
    .tuple(fc.constantFrom(...first), fc.constantFrom(...second), fc.integer({ min: 9, max: 200 }))
    .map(([one, other, count]) => `${one}${other}`.repeat(count));

const runOf = (characters: string) =>
  fc
    .tuple(fc.constantFrom(...characters), fc.integer({ min: 9, max: 400 }))
    .map(([one, count]) => one.repeat(count));

const symbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const fullWidth = [...`${alphabet}${alphabet.toUpperCase()}`]
  .map((one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))
  .join('');

/** Patterns in tables, lists, files and texts. */
const containers: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'base64 of files with runs of one byte': base64,
  'base64 in lines': base64.map(inLines),
  'base64 in JSON': base64.map((data) => `{"name": "logo.png", "data": "${data}"}`),
  'base64 in an address': base64.map((data) => `<img src="data:image/png;base64,${data}">`),
  'base64 of base64': base64.map((data) => Buffer.from(data).toString('base64')),
  'base64 of repeated words': fc
    .tuple(word, times)
    .map(([one, count]) => Buffer.from(`${one} `.repeat(count)).toString('base64')),
  'base64 of rulers': fc
    .tuple(ruler, times)
    .map(([line, count]) => Buffer.from(`${line}\n${prose}\n`.repeat(count)).toString('base64')),
  'hex of files': hex,
  'hex in lines': hex.map(inLines),
  'words repeated in a table': fc
    .tuple(word, times)
    .map(([one, count]) => `| ${one} | ${one} | ${one} |\n`.repeat(count)),
  'words repeated in a table without spaces': fc
    .tuple(word, times)
    .map(([one, count]) => `|${one}|${one}|${one}|\n`.repeat(count)),
  'words repeated in a padded table': fc
    .tuple(word, times)
    .map(([one, count]) => `| ${one.padEnd(16)} | ${one.padEnd(16)} |\n`.repeat(count)),
  'words repeated in CSV': fc
    .tuple(word, times)
    .map(([one, count]) => `${one},${one},${one}\n`.repeat(count)),
  'words repeated in JSON': fc
    .tuple(word, times)
    .map(([one, count]) => JSON.stringify(Array(count).fill(one))),
  'a ruler between paragraphs': fc
    .tuple(ruler, times)
    .map(([line, count]) => `${prose} ${prose}\n\n${line}\n\n`.repeat(count)),
  'a ruler around repeated words': fc
    .tuple(ruler, repeated, times)
    .map(([line, text, count]) => `${line}\n${text}\n${line}\n`.repeat(count)),
  'runs of letters in words': fc
    .tuple(letterRun, word, letterRun)
    .map(([first, middle, last]) => `${first}${middle}${last} `.repeat(5)),
  'pairs of letters': unitOf(alphabet),
  'pairs of capitals': unitOf(alphabet.toUpperCase()),
  'pairs of a capital and a letter': unitOf(alphabet.toUpperCase(), alphabet),
  'pairs of symbols': unitOf(symbols),
  'pairs of a letter and a symbol': unitOf(alphabet, symbols),
  'pairs of Cyrillic letters': unitOf('хиеуы', 'ахиеуы'),
  'pairs of Han characters': unitOf('哈呵啊', '哈呵啊'),
  'pairs of symbols beyond ASCII': unitOf('★☆●○■□▲△◆◇→←♥♡─│█░▒▓'),
  'runs of a symbol beyond ASCII': runOf(
    '§°€£¥₹©®™×÷±¿¡«»·•…—–―“‘†←→↑∑√∞≈■□▲▼◆○●★☆♥♪✓✔❤█░▒▓▄▀─═│。、，！？・「『～ー：（＊＝－।؟،۔\u3000\xa0',
  ),
  'runs of an emoji': runOf('😀😂😍🔥💕🎉'),
  'runs of a letter beyond ASCII': runOf('éüßñøłаежщёαωλאשاهकहกวฮ哈啊的漢あわんㅋㅎㅠ하ａｗＷ'),
  'words in full-width Latin': fc
    .array(fc.string({ unit: fc.constantFrom(...fullWidth), minLength: 3, maxLength: 9 }), {
      minLength: 3,
    })
    .map((words) => words.join('\u3000')),
  'any patterns in lines': fc
    .array(pattern, { minLength: 3, maxLength: 8 })
    .map((all) => all.join('\n')),
  'any patterns between prose': fc
    .array(pattern, { minLength: 2, maxLength: 6 })
    .map((all) => all.join(`\n\n${prose}\n\n`)),
};

describe.each([
  ['o200k', countO200k],
  ['cl100k', countCl100k],
] as const)('%s', (family, count) => {
  test.each(Object.entries(containers))(
    'estimates %s within 0.6 and 1.7 of the count',
    (_, texts) => {
      // The same texts each time: the estimate is bounded in practice, not for every text that
      // there is.
      fc.assert(
        fc.property(texts, (text) => {
          const [estimate, counted] = [estimateTokens(text, family), count(text)];
          if (Math.abs(estimate - counted) <= 1) return;
          expect(
            estimate / counted,
            `${text.length} characters: ${text.slice(0, 60)}`,
          ).toBeGreaterThanOrEqual(0.6);
          expect(
            estimate / counted,
            `${text.length} characters: ${text.slice(0, 60)}`,
          ).toBeLessThanOrEqual(1.7);
        }),
        { seed: 1, numRuns: 100 },
      );
    },
  );
});

test.each([
  ['o200k', 0, countO200k],
  ['cl100k', 1, countCl100k],
] as const)('%s has the known tokens of several in a row', (_, column, count) => {
  for (const row of runs) {
    const longest = row[column];
    for (const repeated of longest > 0 ? row[2].split(' ') : []) {
      const tokens = count(repeated.repeat(480)) / (480 / longest);
      expect(tokens, repeated).toBeGreaterThan(0.7);
      expect(tokens, repeated).toBeLessThan(1.4);
    }
  }
});

test.each([
  ['word', ['word']],
  ['AAAA', ['AAAA']],
  ['AAAbbb', ['AAAbbb']],
  ['xAAAAAy', ['x', 'AAAAA', 'y']],
  ['AAAAbbbbcd', ['AAAA', 'bbbb', 'cd']],
  ['noooo', ['n', 'oooo']],
  ['ああああ', ['ああああ']],
  ['あああああいaaa', ['あああああ', 'いaaa']],
])('%j has the parts %j', (text, parts) => {
  const found: string[] = [];
  eachPart(` ${text}`, 1, text.length + 1, (start, end) =>
    found.push(` ${text}`.slice(start, end)),
  );
  expect(found).toEqual(parts);
});
