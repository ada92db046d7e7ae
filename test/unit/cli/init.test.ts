import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Copied,
  client,
  copiedTools,
  elementWith,
  worker,
} from '../../../src/cli/copied-files.ts';
import { isNeeded, readElementFiles } from '../../../src/cli/element-files.ts';
import { checkFiles, copyFiles } from '../../../src/cli/init.ts';
import { readClient, readWorker } from '../../../src/tool-modules/page-files.ts';
import { percentageOfTool } from '../../../src/tools/percentage-of/tool.ts';
import { tools } from '../../../src/tools/registry.ts';
import { version } from '../../../src/version.ts';

vi.mock('node:fs/promises', { spy: true });
vi.mock('../../../src/cli/element-files.ts', { spy: true });
vi.mock('../../../src/tool-modules/page-files.ts', { spy: true });

const notice = '/*!\ntoolworker 0.1.0\n\nMIT License\n*/\n';

interface Case {
  readonly name: string;
  readonly file: Copied;
  readonly older: readonly string[];
  readonly others: readonly string[];
  readonly options: string;
  readonly title: string;
}

const ofElement = {
  name: 'tool-form.js',
  older: [
    '/*!\ntoolworker 0.0.9\n\nMIT License\n*/\ndefineToolForm();',
    '/*!\r\ntoolworker 1.10.0-rc.1\r\n\r\nMIT License\r\n*/\r\ndefineToolForm();',
  ],
  others: [
    "import { defineToolForm } from 'toolworker/elements';",
    `export const own = 1;\n${notice}`,
    '/*!\ntoolworker-forms 1.0.0\n*/\n',
    '',
  ],
};

const cases: readonly (readonly [string, Case])[] = [
  [
    'the worker',
    {
      name: 'toolworker.js',
      file: worker,
      older: ['/*!\ntoolworker 0.0.9\n\nMIT License\n*/\nlisten();'],
      others: [
        // Bundled by the host, with code of the package.
        'addToolListener({ claim: "toolworker:claim" });',
        '/*!\nMade with\ntoolworker 0.1.0\n\nMIT License\n*/\nlisten();',
        "importScripts('https://cdn.jsdelivr.net/npm/toolworker@0.1.0/dist/toolworker.js');",
        '',
      ],
      options: '',
      title: `the worker of version ${version}`,
    },
  ],
  [
    'the client',
    {
      name: 'toolworker-client.js',
      file: client,
      older: ['/*!\ntoolworker 0.0.9\n\nMIT License\n*/\ninstall();'],
      others: ["import { install } from 'toolworker/client';", ''],
      options: ' --client',
      title: `the client of version ${version}`,
    },
  ],
  [
    'the element with all tools',
    {
      ...ofElement,
      file: elementWith(tools),
      options: ' --elements',
      title: `the element of version ${version}`,
    },
  ],
  [
    'the element with chosen tools',
    {
      ...ofElement,
      file: elementWith([percentageOfTool]),
      older: [...ofElement.older, `${notice}defineToolForm({ tools });`],
      options: ' --elements --tools percentage-of',
      title: `the element of version ${version}`,
    },
  ],
];

describe.each(cases)('%s', (_, { name, file, older, others, options, title }) => {
  let root: string;
  let folder: string;
  let target: string;
  let outside: string;
  let content: string;

  beforeEach(async () => {
    vi.mocked(readWorker).mockResolvedValue(Buffer.from(`${notice}listen();`));
    vi.mocked(readClient).mockResolvedValue(Buffer.from(`${notice}install();`));
    vi.mocked(readElementFiles).mockResolvedValue(
      new Map([['tool-form.js', Buffer.from(`${notice}watch();`)]]),
    );
    content = String((await file.read()).get(name));
    root = fs.mkdtempSync(join(tmpdir(), 'toolworker-'));
    folder = join(root, 'public');
    target = join(folder, name);
    outside = join(root, 'outside.js');
    fs.mkdirSync(folder);
  });

  afterEach(() => fs.rmSync(root, { recursive: true }));

  const contents = () => fs.readFileSync(target, 'utf8');
  const beside = () => (file.folder ? ` and the modules in ${join(folder, file.folder)}` : '');
  const wrote = () => `Wrote ${target}${beside()}, version ${version}.`;
  const command = () => `npx toolworker init ${folder}${options}`;
  const refusal = () =>
    new Error(`${target} is a link or another file. To replace it, run: ${command()} --force`);
  const noFolder = (path: string) =>
    `${path} is not a folder. Name the folder of your page, such as public.`;

  describe('copyFiles', () => {
    test.each([undefined, ...older])('replaces %j, which is nothing or older', async (present) => {
      if (present !== undefined) fs.writeFileSync(target, present);
      expect(await copyFiles(file, folder, false)).toBe(wrote());
      expect(contents()).toBe(content);
      expect(fs.readdirSync(folder)).toEqual([name]);
    });

    test('does nothing if the file is already there', async () => {
      fs.writeFileSync(target, content);
      const { ino } = fs.lstatSync(target);
      const done = `${target} already has version ${version}.`;
      expect(await copyFiles(file, folder, false)).toBe(done);
      expect(await copyFiles(file, folder, true)).toBe(done);
      expect(fs.lstatSync(target).ino).toBe(ino);
    });

    test.each(others)('replaces another file, such as %j, when told to', async (other) => {
      fs.writeFileSync(target, other);
      await expect(copyFiles(file, folder, false)).rejects.toEqual(refusal());
      expect(contents()).toBe(other);
      expect(await copyFiles(file, folder, true)).toBe(wrote());
      expect(contents()).toBe(content);
    });

    test.each(['not ours', ...older, undefined])(
      'replaces a link to %j when told to, and never writes through it',
      async (linked) => {
        if (linked !== undefined) fs.writeFileSync(outside, linked);
        fs.symlinkSync(outside, target);
        await expect(copyFiles(file, folder, false)).rejects.toEqual(refusal());
        expect(fs.lstatSync(target).isSymbolicLink()).toBe(true);
        expect(await copyFiles(file, folder, true)).toBe(wrote());
        expect(fs.lstatSync(target).isFile()).toBe(true);
        expect(contents()).toBe(content);
        expect(fs.existsSync(outside) ? fs.readFileSync(outside, 'utf8') : undefined).toBe(linked);
      },
    );

    test('does not write through a link that appears when the file has been removed', async () => {
      fs.writeFileSync(target, older[0] ?? '');
      fs.writeFileSync(outside, 'of somebody else');
      vi.mocked(rm).mockImplementationOnce(async (path) => {
        fs.rmSync(path);
        fs.symlinkSync(outside, path);
      });
      await expect(copyFiles(file, folder, false)).rejects.toThrow('EEXIST');
      expect(fs.readFileSync(outside, 'utf8')).toBe('of somebody else');
    });

    test('leaves a folder of that name alone', async () => {
      fs.mkdirSync(target);
      const isFolder = new Error(
        `${target} is a folder. Remove or rename it, to make room for the file ${name}.`,
      );
      await expect(copyFiles(file, folder, false)).rejects.toEqual(isFolder);
      await expect(copyFiles(file, folder, true)).rejects.toEqual(isFolder);
      await expect(checkFiles(file, folder)).rejects.toEqual(isFolder);
      expect(fs.lstatSync(target).isDirectory()).toBe(true);
    });

    test.each(['nowhere', 'outside.js'])('refuses %s, which is not a folder', async (path) => {
      fs.writeFileSync(outside, '');
      const wrong = join(root, path);
      await expect(copyFiles(file, wrong, true)).rejects.toEqual(new Error(noFolder(wrong)));
    });
  });

  describe.skipIf(process.platform === 'win32')('what cannot be read to its end', () => {
    test.each([
      ['a pipe that nobody writes to', () => execFileSync('mkfifo', [target])],
      ['a device without end', () => fs.symlinkSync('/dev/zero', target)],
    ])('is refused at once: %s', async (_, make) => {
      make();
      await expect(copyFiles(file, folder, false)).rejects.toEqual(refusal());
      await expect(checkFiles(file, folder)).rejects.toThrow(`${target} is not ${title}`);
      expect(await copyFiles(file, folder, true)).toBe(wrote());
      expect(contents()).toBe(content);
    });

    test('is no folder', async () => {
      execFileSync('mkfifo', [target]);
      await expect(copyFiles(file, target, true)).rejects.toEqual(new Error(noFolder(target)));
    });
  });

  describe('checkFiles', () => {
    const isNot = () => `${target} is not ${title}.`;

    test.each([
      ['another version', () => older[0], isNot],
      ['a file of the same length', () => `${content.slice(0, -1)} `, isNot],
      ['the file and more', () => `${content} `, isNot],
      ['an empty file', () => '', isNot],
      ['nothing', () => undefined, () => `${target} is missing.`],
    ])('rejects if there is %s, and changes nothing', async (_, make, fault) => {
      const present = make();
      if (present !== undefined) fs.writeFileSync(target, present);
      const error = new Error(`${fault()} Run: ${command()}`);
      await expect(checkFiles(file, folder)).rejects.toEqual(error);
      expect(fs.existsSync(target) ? contents() : undefined).toBe(present);
    });

    test('writes its advice for a shell', async () => {
      const spaced = join(root, "Bob's site");
      fs.mkdirSync(spaced);
      const advice = `Run: npx toolworker init '${root}/Bob'\\''s site'${options}`;
      await expect(checkFiles(file, spaced)).rejects.toThrow(advice);
    });

    test('resolves if the file is there', async () => {
      fs.writeFileSync(target, content);
      expect(await checkFiles(file, folder)).toBe(`${target} has version ${version}.`);
    });
  });
});

describe('the modules of the element', () => {
  const element = elementWith([percentageOfTool]);
  const older = `${notice}old();`;
  const files = new Map(
    ['tool-form.js', 'tool-form/element.js', 'tool-form/tools/percentage-of.js'].map((path) => [
      path,
      Buffer.from(`${notice}${path}`),
    ]),
  );
  let folder: string;

  beforeEach(() => {
    vi.mocked(readElementFiles).mockResolvedValue(files);
    folder = fs.mkdtempSync(join(tmpdir(), 'toolworker-'));
  });

  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const put = (path: string, content: string) => {
    fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
    fs.writeFileSync(join(folder, path), content);
  };
  const found = () =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => fs.statSync(join(folder, path)).isFile())
      .map((path) => path.replaceAll('\\', '/'))
      .sort();

  test('lie in a folder beside it', async () => {
    await copyFiles(element, folder, false);
    expect(found()).toEqual([...files.keys()]);
    expect(await checkFiles(element, folder)).toContain(`version ${version}`);
    fs.rmSync(join(folder, 'tool-form/element.js'));
    await expect(checkFiles(element, folder)).rejects.toThrow('element.js is missing.');
  });

  test('take the place of those of another version or choice, beside files of a host', async () => {
    put('tool-form/tools/bmi-calculator.js', older);
    put('tool-form/languages/de/dice-roller.js', older);
    put('tool-form/element.js', older);
    put('tool-form/notes.txt', 'of a host');
    expect(await copyFiles(element, folder, false)).toMatch(
      / Removed the files of bmi-calculator, dice-roller\.$/,
    );
    expect(found()).toEqual([...files.keys(), 'tool-form/notes.txt'].sort());
    expect(fs.readFileSync(join(folder, 'tool-form/element.js'), 'utf8')).toBe(
      `${notice}tool-form/element.js`,
    );
  });

  test('take the place of modules of another version, and of nothing', async () => {
    put('tool-form/former.js', older);
    expect(await copyFiles(element, folder, false)).toMatch(
      / Removed the files of another version\.$/,
    );
    fs.rmSync(join(folder, 'tool-form.js'));
    expect(await copyFiles(element, folder, false)).toMatch(/, version \S+\.$/);
  });

  test.each([
    [[], tools],
    [['element.js', 'tools/of-a-host.js'], tools],
    [['tools/percentage-of.js', 'languages/de/percentage-of.js'], [percentageOfTool]],
    // One file of a tool is missing.
    [['languages/de/percentage-of.js'], [percentageOfTool]],
  ])('%j belong to these tools', async (paths, chosen) => {
    for (const path of paths) put(`tool-form/${path}`, older);
    expect(await copiedTools(folder)).toEqual(chosen);
  });

  test('lie in a folder that is named in any way', async () => {
    for (const written of [
      `${folder}/`,
      `${folder}/.`,
      `${dirname(folder)}/./${basename(folder)}`,
    ]) {
      put('tool-form/tools/bmi-calculator.js', older);
      expect(await copyFiles(element, written, false)).toContain('Wrote');
      expect(found()).toEqual([...files.keys()]);
      expect(await copyFiles(element, written, false)).toContain('already has');
    }
  });

  test('take the place of a file of a host only when told to', async () => {
    put('tool-form/element.js', 'of a host');
    await expect(copyFiles(element, folder, false)).rejects.toThrow('--force');
    expect(found()).toEqual(['tool-form/element.js']);
    await copyFiles(element, folder, true);
    expect(found()).toEqual([...files.keys()]);
  });

  test('are not written through a link to another folder', async () => {
    const outside = fs.mkdtempSync(join(tmpdir(), 'toolworker-'));
    fs.symlinkSync(outside, join(folder, 'tool-form'));
    await expect(copyFiles(element, folder, false)).rejects.toThrow('is a link or another file');
    await copyFiles(element, folder, true);
    expect(fs.readdirSync(outside)).toEqual([]);
    expect(found()).toEqual([...files.keys()]);
    fs.rmSync(outside, { recursive: true });
  });

  test.each([
    ['element.js', true],
    ['languages/de.js', true],
    ['licenses.md', true],
    ['tools/percentage-of.js', true],
    ['languages/de/percentage-of.js', true],
    ['tools/percentage-change.js', false],
    ['languages/de/percentage-change.js', false],
  ])('are those that a choice needs: %s', (path, needed) => {
    expect(isNeeded(path, ['percentage-of'])).toBe(needed);
  });
});
