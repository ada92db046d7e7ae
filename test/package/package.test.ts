import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { init, parse } from 'es-module-lexer';
import * as toolworker from 'toolworker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { casesBySlug, expectResult } from '../tools/cases.ts';

await init;

const modules = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.js') && !file.startsWith('demo'),
);

const { createHandler, install, ToolError, categories, tools, ...functions } = toolworker;

test('the package depends on nothing', () => {
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('peerDependencies');
});

test('the face is the functions, the tool list, the handler and install', () => {
  const names = [...casesBySlug.values()].map(({ run }) => run.name);
  expect(Object.keys(functions).sort()).toEqual(names.sort());
  expect([createHandler, install, ToolError].every((value) => typeof value === 'function')).toBe(
    true,
  );
  expect(tools.every(({ category }) => categories.includes(category))).toBe(true);
});

describe.each(modules)('dist/%s', (file) => {
  const code = readFileSync(join('dist', file), 'utf8');

  test('imports nothing that a static host could not serve', () => {
    const imports = parse(code)[0].map(({ specifier }) => specifier);
    expect(imports.filter((from) => !from?.startsWith('.'))).toEqual([]);
  });

  test('reads no environment and makes no code', () => {
    expect(code).not.toMatch(/process\.env|\beval\(|new Function/);
  });
});

test('the worker is one classic file', () => {
  expect(readFileSync('dist/toolworker.js', 'utf8')).not.toMatch(/\b(import|export)\b\s*[{(*"']/);
});

describe.each([...casesBySlug])('toolworker/tools/%s', (slug, { run, answers }) => {
  test('exports its function alone, which answers the cases', async () => {
    const module = await import(`toolworker/tools/${slug}`);
    expect(Object.keys(module)).toEqual([run.name]);
    for (const answer of answers) expectResult(await module[run.name](answer.request), answer);
  });
});

describe('the declarations', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
    const installed = join(folder, 'node_modules/toolworker');
    cpSync('dist', join(installed, 'dist'), { recursive: true });
    cpSync('package.json', join(installed, 'package.json'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('stand on their own in a strict project', () => {
    const exported = [...casesBySlug].map(
      ([slug, { run }], index) =>
        `import { ${run.name} as f${index} } from 'toolworker/tools/${slug}';`,
    );
    const source = [
      ...exported,
      "import { calculateBmi, createHandler, install, tools } from 'toolworker';",
      "const { bmi } = calculateBmi({ unit: 'metric', height: 180, weight: 81 });",
      'const response: Promise<Response> = createHandler()(new Request(tools[0]?.slug ?? ""));',
      '// @ts-expect-error a string is not a height',
      "calculateBmi({ unit: 'metric', height: '180', weight: 81 });",
      'export const used: unknown[] = [bmi.toFixed(), response, install(), ',
      ...exported.map((_, index) => `f${index},`),
      '];',
    ].join('\n');
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      target: 'es2022',
      module: 'nodenext',
      types: [],
    };
    writeFileSync(join(folder, 'consumer.ts'), source);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
    const { stdout } = spawnSync(
      process.execPath,
      [join(compiler, '../bin/tsc'), '--project', folder],
      { encoding: 'utf8' },
    );
    expect(stdout).toBe('');
  });
});
