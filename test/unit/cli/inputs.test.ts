import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bytes, done, failed, toolworker } from './command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
const files = {
  'notes.txt': 'One two.\n',
  'request.json': '{"x":7,"y":100}',
  'number.txt': '-7\n',
  'digits.txt': '-ff\r\n',
  'numbers.txt': '[1,2,3]\n',
  'empty.txt': '',
  'mark.txt': '\ufeffa',
  'bytes.bin': Uint8Array.of(0xc3),
  'long.txt': 'x'.repeat(10 * 1024 * 1024 + 1),
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);

const inFolder = (name: string) => `@${join(folder, name)}`;

afterAll(() => rmSync(folder, { recursive: true }));

const resultOf = async (rest: readonly string[], piped?: Uint8Array) =>
  JSON.parse((await toolworker(['call', ...rest], piped)).output).result;

const echoed = async (text: string, piped?: Uint8Array) =>
  (await resultOf(['caesar-cipher', '--shift', '0', '--text', text], piped)).result;

describe('standard input', () => {
  test.each(['text\n', '', '-h', '@home', '{"text":"a"}', 'Grüße 👋', 'two\nlines'])(
    'is the text of a field as it is: %j',
    async (piped) => {
      expect(await echoed('-', bytes(piped))).toBe(piped);
    },
  );

  test.each([
    [['word-counter', '--text', '-'], 'a b\n', { words: 2, characters: 4, lines: 1 }],
    [['percentage-of', '--x', '-', '--y', '100'], '7\n', { result: 7 }],
    [['percentage-of', '--y', '100', '--x', '-'], '7', { result: 7 }],
    [
      ['bmi-calculator', '--unit', '-', '--height', '180', '--weight', '81'],
      'metric\n',
      { bmi: 25 },
    ],
  ])('can give a field of %j', async (rest, piped, result) => {
    expect(await resultOf(rest, bytes(piped))).toMatchObject(result);
  });

  const onlyOne = 'Only one field can be read from standard input. See toolworker call --help.';

  test.each([
    [['percentage-of', '--x', '-', '--y', '-'], bytes('7'), failed(2, onlyOne)],
    [
      ['word-counter', '--text', '-'],
      Uint8Array.of(0x61, 0xff),
      failed(1, '--text - is not text in UTF-8.'),
    ],
  ])('is refused for %j', async (rest, piped, outcome) => {
    expect(await toolworker(['call', ...rest], piped)).toEqual(outcome);
  });
});

describe('a file', () => {
  test.each(['notes.txt', 'empty.txt', 'mark.txt'] as const)(
    'is the text of a field as it is: %s',
    async (name) => {
      expect(await echoed(inFolder(name))).toBe(files[name]);
    },
  );

  const fromHex = ['--from', '16', '--to', '10'];

  test.each([
    [['percentage-of', '--y', '100', '--x'], 'number.txt', '=-7'],
    [['base-converter', ...fromHex, '--value'], 'digits.txt', '=-ff'],
    [['standard-deviation-calculator', '--numbers'], 'numbers.txt', '=[1,2,3]'],
  ])('is a number, a line or a list, as the field needs it: %j', async (rest, name, value) => {
    const option = rest.at(-1) + value;
    const expected = await resultOf([...rest.slice(0, -1), option]);
    expect(expected).toEqual(expect.any(Object));
    expect(await resultOf([...rest, inFolder(name)])).toEqual(expected);
  });

  test('is a whole request', async () => {
    const called = await toolworker(['call', 'percentage-of', inFolder('request.json')]);
    expect(called).toEqual(done('{"ok":true,"result":{"result":7}}'));
  });

  test.each([
    ['missing.txt', 'ENOENT: no such file or directory'],
    ['', 'EISDIR: illegal operation on a directory'],
  ])('that cannot be read is named: %s', async (name, reason) => {
    const file = join(folder, name);
    const message = `Cannot read ${file}: ${reason}.`;
    const advice = `To pass the text itself, write --text=@${file}.`;
    const asText = await toolworker(['call', 'word-counter', '--text', `@${file}`]);
    expect(asText).toEqual(failed(1, `${message} ${advice}`));
    expect(await toolworker(['call', 'word-counter', `@${file}`])).toEqual(failed(1, message));
  });

  test.each([
    ['bytes.bin', 'is not text in UTF-8'],
    ['long.txt', 'is longer than 10 MiB'],
  ])('must be text in UTF-8, of at most 10 MiB: %s %s', async (name, reason) => {
    const file = inFolder(name);
    const called = await toolworker(['call', 'word-counter', '--text', file]);
    expect(called).toEqual(failed(1, `--text ${file} ${reason}.`));
  });

  test.skipIf(process.platform === 'win32')('without end is read up to the limit', async () => {
    const { errors } = await toolworker(['call', 'word-counter', '--text', '@/dev/zero']);
    expect(errors).toContain('is longer than 10 MiB');
    expect((await toolworker(['call', 'word-counter', '@/dev/zero'])).output).toContain('10 MiB');
  });
});

test.each(['@', 'a@b', 'a-'])('the text %j stands for itself', async (text) => {
  expect(await echoed(text)).toBe(text);
});
