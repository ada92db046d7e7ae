import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkWorker, copyWorker } from '../../../src/cli/init.ts';
import { version } from '../../../src/version.ts';
import { readWorker } from '../../../src/vite/worker-file.ts';

vi.mock('../../../src/vite/worker-file.ts');

const worker = 'the worker: toolworker:claim';
const olderWorker = 'an older worker, which says "toolworker:claim" as all do';

let root: string;
let folder: string;
let target: string;
let outside: string;

beforeEach(() => {
  vi.mocked(readWorker).mockResolvedValue(Buffer.from(worker));
  root = fs.mkdtempSync(join(tmpdir(), 'toolworker-'));
  folder = join(root, 'public');
  target = join(folder, 'toolworker.js');
  outside = join(root, 'outside.js');
  fs.mkdirSync(folder);
});

afterEach(() => fs.rmSync(root, { recursive: true }));

const contents = () => fs.readFileSync(target, 'utf8');
const wrote = () => `Wrote ${target}, version ${version}.`;
const refusal = () =>
  new Error(
    `${target} is a link or another file. To replace it, run: npx toolworker init ${folder} --force`,
  );

const noFolder = (path: string) => `${path} is no folder. Name the folder that holds your page.`;

describe('copyWorker', () => {
  test.each([
    ['nothing', undefined],
    ['another version of the worker', olderWorker],
  ])('copies the worker into a folder that has %s', async (_, present) => {
    if (present !== undefined) fs.writeFileSync(target, present);
    expect(await copyWorker(folder, false)).toBe(wrote());
    expect(contents()).toBe(worker);
  });

  test('does nothing if the worker is already there', async () => {
    fs.writeFileSync(target, worker);
    const { ino } = fs.lstatSync(target);
    const done = `${target} already has version ${version}.`;
    expect(await copyWorker(folder, false)).toBe(done);
    expect(await copyWorker(folder, true)).toBe(done);
    expect(fs.lstatSync(target).ino).toBe(ino);
  });

  const byUrl =
    "importScripts('https://cdn.jsdelivr.net/npm/toolworker@0.1.0/dist/toolworker.js');";

  test.each([byUrl, ''])('replaces another file, such as %j, when told to', async (other) => {
    fs.writeFileSync(target, other);
    await expect(copyWorker(folder, false)).rejects.toEqual(refusal());
    expect(contents()).toBe(other);
    expect(await copyWorker(folder, true)).toBe(wrote());
    expect(contents()).toBe(worker);
  });

  test.each([
    ['a file', 'not ours'],
    ['a worker of ours', olderWorker],
    ['nothing', undefined],
  ])('replaces a link to %s when told to, and never writes through it', async (_, linked) => {
    if (linked !== undefined) fs.writeFileSync(outside, linked);
    fs.symlinkSync(outside, target);
    await expect(copyWorker(folder, false)).rejects.toEqual(refusal());
    expect(fs.lstatSync(target).isSymbolicLink()).toBe(true);
    expect(await copyWorker(folder, true)).toBe(wrote());
    expect(fs.lstatSync(target).isFile()).toBe(true);
    expect(contents()).toBe(worker);
    expect(fs.existsSync(outside) ? fs.readFileSync(outside, 'utf8') : undefined).toBe(linked);
  });

  test('leaves a folder of that name alone', async () => {
    fs.mkdirSync(target);
    await expect(copyWorker(folder, false)).rejects.toEqual(refusal());
    await expect(copyWorker(folder, true)).rejects.toThrow();
    expect(fs.lstatSync(target).isDirectory()).toBe(true);
  });

  test.each(['nowhere', 'outside.js'])('refuses %s, which is not a folder', async (name) => {
    fs.writeFileSync(outside, '');
    const path = join(root, name);
    await expect(copyWorker(path, true)).rejects.toEqual(new Error(noFolder(path)));
  });
});

describe.skipIf(process.platform === 'win32')('what cannot be read to its end', () => {
  test.each([
    ['a pipe that nobody writes to', () => execFileSync('mkfifo', [target])],
    ['a device without end', () => fs.symlinkSync('/dev/zero', target)],
  ])('is refused at once: %s', async (_, make) => {
    make();
    await expect(copyWorker(folder, false)).rejects.toEqual(refusal());
    await expect(checkWorker(folder)).rejects.toThrow(`${target} is not the worker of version`);
    expect(await copyWorker(folder, true)).toBe(wrote());
    expect(contents()).toBe(worker);
  });

  test('is no folder', async () => {
    execFileSync('mkfifo', [target]);
    await expect(copyWorker(target, true)).rejects.toEqual(new Error(noFolder(target)));
  });
});

describe('checkWorker', () => {
  const isNot = () => `${target} is not the worker of version ${version}.`;

  test.each([
    ['the worker of another version', olderWorker, isNot],
    ['a file of the same length', worker.replace('the', 'The'), isNot],
    ['the worker and more', `${worker} `, isNot],
    ['an empty file', '', isNot],
    ['nothing', undefined, () => `${target} is missing.`],
  ])('rejects if there is %s, and changes nothing', async (_, present, fault) => {
    if (present !== undefined) fs.writeFileSync(target, present);
    const error = new Error(`${fault()} Run: npx toolworker init ${folder}`);
    await expect(checkWorker(folder)).rejects.toEqual(error);
    expect(fs.existsSync(target) ? contents() : undefined).toBe(present);
  });

  test('writes its advice for a shell', async () => {
    const spaced = join(root, "Bob's site");
    fs.mkdirSync(spaced);
    const advice = `Run: npx toolworker init '${root}/Bob'\\''s site'`;
    await expect(checkWorker(spaced)).rejects.toThrow(advice);
  });

  test('resolves if the worker is there', async () => {
    fs.writeFileSync(target, worker);
    expect(await checkWorker(folder)).toBe(`${target} has version ${version}.`);
  });
});
