import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytes, done, toolworker } from './command-line.ts';

let folder: string;
const inFolder = (name: string) => `@${join(folder, name)}`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
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
});

afterAll(() => rmSync(folder, { recursive: true }));

const shifted = async (rest: readonly string[], piped?: Uint8Array) => {
  const { output } = await toolworker(['call', 'caesar-cipher', '--shift', '0', ...rest], piped);
  return JSON.parse(output).result.result;
};

describe('standard input', () => {
  test.each([
    ['text\n', 'text\n'],
    ['', ''],
    ['-h', '-h'],
    ['@home', '@home'],
    ['{"text":"a"}', '{"text":"a"}'],
    ['Grüße 👋', 'Grüße 👋'],
    ['two\nlines', 'two\nlines'],
  ])('is the text of a field as it is: %j', async (piped, text) => {
    expect(await shifted(['--text', '-'], bytes(piped))).toBe(text);
  });

  test('is counted instead of its dash', async () => {
    const { output } = await toolworker(['call', 'word-counter', '--text', '-'], bytes('a b\n'));
    expect(JSON.parse(output).result).toMatchObject({ words: 2, characters: 4, lines: 1 });
  });

  test.each([
    [['percentage-of', '--x', '-', '--y', '100'], '7\n', { result: 7 }],
    [['percentage-of', '--y', '100', '--x', '-'], '7', { result: 7 }],
    [
      ['bmi-calculator', '--unit', '-', '--height', '180', '--weight', '81'],
      'metric\n',
      { bmi: 25, category: 'Overweight' },
    ],
  ])('can give a field of %j', async (rest, piped, result) => {
    const { output } = await toolworker(['call', ...rest], bytes(piped));
    expect(JSON.parse(output).result).toEqual(result);
  });

  test('can give only one field', async () => {
    const command = ['call', 'percentage-of', '--x', '-', '--y', '-'];
    expect(await toolworker(command, bytes('7'))).toEqual({
      status: 2,
      output: '',
      errors:
        'toolworker: Only one field can be read from standard input. See toolworker call --help.\n',
    });
  });

  test('must be text in UTF-8', async () => {
    const command = ['call', 'word-counter', '--text', '-'];
    expect(await toolworker(command, Uint8Array.of(0x61, 0xff))).toEqual({
      status: 1,
      output: '',
      errors: 'toolworker: --text - is not text in UTF-8.\n',
    });
  });
});

describe('a file', () => {
  test.each([
    ['notes.txt', 'One two.\n'],
    ['empty.txt', ''],
    ['mark.txt', '\ufeffa'],
  ])('is the text of a field as it is: %s', async (name, text) => {
    expect(await shifted(['--text', inFolder(name)])).toBe(text);
  });

  test('is a number, a line or a list, as the field needs it', async () => {
    const call = async (...rest: readonly string[]) =>
      JSON.parse((await toolworker(['call', ...rest])).output).result;
    expect(await call('percentage-of', '--x', inFolder('number.txt'), '--y', '100')).toEqual({
      result: -7,
    });
    const value = inFolder('digits.txt');
    expect(await call('base-converter', '--value', value, '--from', '16', '--to', '10')).toEqual(
      await call('base-converter', '--value=-ff', '--from', '16', '--to', '10'),
    );
    expect(
      await call('standard-deviation-calculator', '--numbers', inFolder('numbers.txt')),
    ).toEqual(await call('standard-deviation-calculator', '--numbers', '[1,2,3]'));
  });

  test('is a whole request', async () => {
    const answer = '{"ok":true,"result":{"result":7}}';
    expect(await toolworker(['call', 'percentage-of', inFolder('request.json')])).toEqual(
      done(answer),
    );
  });

  test.each([
    ['missing.txt', 'ENOENT: no such file or directory'],
    ['', 'EISDIR: illegal operation on a directory'],
  ])('that cannot be read is named: %s', async (name, reason) => {
    const file = join(folder, name);
    expect(await toolworker(['call', 'word-counter', '--text', `@${file}`])).toEqual({
      status: 1,
      output: '',
      errors: `toolworker: Cannot read ${file}: ${reason}. To pass the text itself, write --text=@${file}.\n`,
    });
    expect((await toolworker(['call', 'word-counter', `@${file}`])).errors).toBe(
      `toolworker: Cannot read ${file}: ${reason}.\n`,
    );
  });

  test('must be text in UTF-8, of at most 10 MiB', async () => {
    for (const [name, reason] of [
      ['bytes.bin', 'is not text in UTF-8'],
      ['long.txt', 'is longer than 10 MiB'],
    ] as const) {
      const file = inFolder(name);
      expect((await toolworker(['call', 'word-counter', '--text', file])).errors).toBe(
        `toolworker: --text ${file} ${reason}.\n`,
      );
    }
  });

  test.skipIf(process.platform === 'win32')('without end is read up to the limit', async () => {
    expect((await toolworker(['call', 'word-counter', '--text', '@/dev/zero'])).errors).toContain(
      'is longer than 10 MiB',
    );
    expect((await toolworker(['call', 'word-counter', '@/dev/zero'])).output).toContain('10 MiB');
  });
});

test.each(['@', 'a@b', 'a-'])('the text %j stands for itself', async (text) => {
  expect(await shifted(['--text', text])).toBe(text);
});
