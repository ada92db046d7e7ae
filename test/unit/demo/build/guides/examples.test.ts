import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleFolders, readExamples } from '../../../../../demo/build/guides/examples.ts';
import { apps } from '../../../../hosts/hosts.ts';

const root = process.cwd();
const examples = readExamples(root);

test('every app that the tests build is an example', () => {
  // One app is built with several versions of a package.
  const built = new Set(apps.map(({ app }) => `test/hosts/apps/${app}`));
  expect(exampleFolders(root)).toEqual([...[...built].sort(), 'test/hosts/runners']);
});

describe.each(examples)('$folder', ({ folder, title, description, sandbox }) => {
  const readme = readFileSync(`${folder}/README.md`, 'utf8');
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));

  test('says what it shows in a title and a paragraph', () => {
    expect(title.length).toBeLessThan(40);
    expect(description).toMatch(/^[A-Z].{40,240}\.$/i);
  });

  test('can be installed and run by the commands of its README', () => {
    expect(manifest.dependencies.toolworker).toBe('latest');
    const [, commands = ''] = /```sh\n([\s\S]*?)```/.exec(readme) ?? [];
    expect(commands).toMatch(/^npm install\n/);
    const scripts = [...commands.matchAll(/^npm (?:run )?(start|(?<=run )[\w:-]+)/gm)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, script = ''] of scripts) expect(manifest.scripts).toHaveProperty(script);
  });

  test('names only files that exist', () => {
    const [, looked = ''] = /^Look at ([\s\S]*?)\.\s/m.exec(readme) ?? [];
    const files = [...looked.matchAll(/`([^`]+)`/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(`${folder}/${file}`), file).toBe(true);
  });

  test('opens in StackBlitz if a script serves it and it installs no Node of its own', () => {
    const { scripts, devDependencies } = manifest;
    const isFit = (scripts.dev || scripts.start) && !devDependencies?.node;
    const place = 'https://stackblitz.com/github/toolworker/toolworker/tree/main';
    expect(sandbox).toBe(isFit ? `${place}/${folder}` : undefined);
  });
});
