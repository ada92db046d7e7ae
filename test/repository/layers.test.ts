import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { forbiddenImports, layers, type Module } from './layers.ts';

const folders = ['src', 'sw', 'demo', 'scripts', 'test', 'measure'];

/** Apps of hosts are projects of their own. */
const isOfHost = /^test\/(?:hosts|browser)\/apps\//;

/** Returns the files in a folder, except packages, which may contain the project by a link. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' ? [] : filesIn(path);
  });
}

const modules: readonly Module[] = folders
  .flatMap(filesIn)
  .filter((path) => /\.[jt]sx?$/.test(path))
  .filter((path) => !isOfHost.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

describe('the order of the layers', () => {
  test('has a place for every module', () => {
    const listed = layers.flat();
    const homeless = modules.filter(
      ({ path }) => !listed.some((one) => path === one || path.startsWith(`${one}/`)),
    );
    expect(homeless.map(({ path }) => path)).toEqual([]);
  });

  test('holds for every import', () => {
    expect(modules.length).toBeGreaterThan(1_000);
    expect(forbiddenImports(modules)).toEqual([]);
  });

  // One forbidden import in each layer: of the layer below it, and of its neighbors.
  const planted = layers.flatMap((line, place) =>
    line.flatMap((folder) =>
      [...line, ...(layers[place + 1] ?? [])]
        .filter((other) => other !== folder)
        .map((other) => [folder, other] as const),
    ),
  );
  const moduleIn = (layer: string) => (layer.endsWith('.ts') ? layer : `${layer}/one/module.ts`);

  test.each(planted)('keeps %s from importing %s', (folder, other) => {
    const up = '../'.repeat(moduleIn(folder).split('/').length - 1) || './';
    const text = `import type { One } from '${up}${moduleIn(other)}';`;
    expect(forbiddenImports([{ path: moduleIn(folder), text }])).toEqual([
      `${moduleIn(folder)} imports ${moduleIn(other)}`,
    ]);
  });

  test('reads imports of types, of side effects, of styles and at run time', () => {
    const text = `
      import '../cli/one.ts';
      import type { Two } from '../cli/two.ts';
      export { three } from '../cli/three.ts';
      import four from '../cli/four.css?inline';
      const five = await import('../cli/five.ts');`;
    expect(forbiddenImports([{ path: 'src/form/module.ts', text }])).toHaveLength(5);
  });

  test('lets the demo import of src only the form', () => {
    const path = 'demo/pages/module.ts';
    const ofForm = "import { t } from '../../src/form/language/language.ts';";
    const ofFields = "import { echo } from '../../src/fields/show-value.ts';";
    expect(forbiddenImports([{ path, text: ofForm }])).toEqual([]);
    expect(forbiddenImports([{ path, text: ofFields }])).toEqual([
      'demo/pages/module.ts imports src/fields/show-value.ts',
    ]);
  });
});

test('the configuration of the build needs nothing that is built', () => {
  const reached = new Set(['vite.config.ts']);
  for (const path of reached) {
    const { importedFiles } = ts.preProcessFile(loadedAtOnce(readFileSync(path, 'utf8')));
    for (const { fileName } of importedFiles) {
      expect(fileName, path).not.toMatch(/^toolworker/);
      const imported = posix.join(posix.dirname(path), fileName);
      if (fileName.startsWith('.') && /\.tsx?$/.test(imported)) reached.add(imported);
    }
  }
  expect(reached).toContain('demo/build/site-plugins.ts');
});

/** Returns the code without imports of types and those at run time, after the package is built. */
const loadedAtOnce = (text: string) =>
  text.replaceAll(/^(?:import|export) type [^;]*;|\bimport\(/gm, '');
