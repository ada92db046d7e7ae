import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { init, parse } from 'es-module-lexer';
import * as toolworker from 'toolworker';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { definitionName } from '../../scripts/names.ts';
import { compilerPath, lowestCompiler } from '../support/compiler.ts';
import { bodyOf, replyOf, replyWith } from '../support/expect-reply.ts';
import { carried } from '../support/one-of-each.ts';
import { specs } from '../support/specs.ts';

// Only the build can break what the package exports, and the code and the declarations of its
// modules.

await init;

const { tools, createHandler } = toolworker;

const fields = [
  'duration',
  'time',
  'boolean',
  'choice',
  'crossFieldRule',
  'date',
  'integer',
  'invalidField',
  'list',
  'number',
  'object',
  'optional',
  'parse',
  'text',
];

const core = [
  'invalidField',
  'ToolError',
  'addToolListener',
  'apiPathPattern',
  'attempt',
  'createClient',
  'createHandler',
  'createMcpHandler',
  'defineTool',
  'install',
  'interceptFetch',
  'registerWebMcpTools',
  'openApiDocument',
  'registerToolRoutes',
  'runTool',
  'serveMcpStdio',
  'startToolWorker',
  'toolDefinitions',
];

/** What tools export besides their function and definition. */
const others: Readonly<Record<string, readonly string[]>> = {
  'token-counter': ['tokenPieces'],
  'word-counter': ['findSentences'],
};

const ofTools = [...specs].map(([slug, { run }]): [string, string[]] => [
  slug,
  [run.name, definitionName(slug), ...(others[slug] ?? [])],
]);

const all = ['categories', 'tools', ...core, ...ofTools.flatMap(([, names]) => names)];

test.each<[entry: string, names: readonly string[]]>([
  ['', all],
  ['/bundle.js', all],
  ['/core', core],
  ['/fields', fields],
  ['/elements', ['defineToolForm', 'issueTexts']],
  ['/tool-form.js', []],
  ['/client', ['apiPathPattern', 'createClient', 'install']],
  ['/toolworker-client.js', ['apiPathPattern', 'createClient', 'install']],
  ['/server', ['default']],
  ['/mcp', ['default']],
  ['/vite', ['toolworker']],
  ...ofTools.map(([slug, names]): [string, string[]] => [`/tools/${slug}`, names]),
])('toolworker%s exports what it should, and nothing else', async (entry, names) => {
  const exported = Object.keys(await import(/* @vite-ignore */ `toolworker${entry}`));
  expect(exported.sort()).toEqual([...names].sort());
});

test("has no dependencies, and uses the host's Vite, in the versions that the hosts test", () => {
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest.peerDependencies).toEqual({ vite: '^6.1.0 || ^7.0.0 || ^8.0.0' });
  expect(manifest.peerDependenciesMeta).toEqual({ vite: { optional: true } });
});

/** What reads environment variables or evaluates code. */
const evaluates = /process\.env|\beval\(|new Function/;

/** The built modules, without the demo and those that only run in Node. */
const modules = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && !/^(?:demo|docs|cli|node|vite)\b/.test(file))
  .map((file) => ({ file, code: readFileSync(join('dist', file), 'utf8') }));

test('no module imports what a static host could not serve', () => {
  const imports = modules.flatMap(({ file, code }) =>
    parse(code)[0].map(({ specifier }) => ({ file, specifier: specifier ?? 'a computed name' })),
  );
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ specifier }) => !specifier.startsWith('.'))).toEqual([]);
});

test.each(['bundle.js', 'toolworker-client.js'])('%s imports nothing', (file) => {
  expect(parse(readFileSync(`dist/${file}`, 'utf8'))[0]).toEqual([]);
});

test('nothing imports the script of the element, since a copy of it has another name', () => {
  const importing = modules.filter(({ code }) =>
    parse(code)[0].some(({ specifier }) => /\/elements\.js$/.test(specifier ?? '')),
  );
  expect(importing.map(({ file }) => file)).toEqual([]);
});

test('every module keeps the names of its exports', () => {
  const readable = modules.filter(
    ({ file }) =>
      !/^(?:bundle|elements|toolworker|toolworker-client)\.js$|^(?:packages|tool-form)\b/.test(
        file,
      ),
  );
  const short = readable.flatMap(({ file, code }) =>
    parse(code)[1].flatMap((one) =>
      'name' in one && one.name.length < 3 && !['t', 'pi'].includes(one.name) ? [file] : [],
    ),
  );
  expect(short).toEqual([]);
});

test('no module reads environment variables or evaluates code', () => {
  expect(modules.filter(({ code }) => evaluates.test(code)).map(({ file }) => file)).toEqual([]);
});

test("openapi.json is the API's document, with the origin of the file", async () => {
  const request = new Request('https://tools.test/api/openapi.json');
  const document = await (await createHandler({ tools })(request)).json();
  const file = JSON.parse(readFileSync('dist/openapi.json', 'utf8'));
  expect(file).toEqual({ ...document, servers: [{ url: '/' }] });
});

test('the worker is one classic script, in ASCII alone', () => {
  const script = readFileSync('dist/toolworker.js', 'utf8');
  expect(script).not.toMatch(/\b(import|export)\b\s*[{(*"']/);
  expect(script).toMatch(/^\p{ASCII}+$/u);
});

test.each(carried)('the built functions, tools and handler carry %s', async (...row) => {
  const [, slug, request, outcome] = row;
  const { [specs.get(slug)?.run.name ?? '']: run, [definitionName(slug)]: tool } =
    Object(toolworker);
  const url = `https://tools.test/api/${slug}`;
  const init = { method: 'POST', body: bodyOf(request) };
  const response = await createHandler({ tools })(new Request(url, init));
  const replies = [
    { status: response.status, body: await response.json() },
    await replyOf(run, request),
    await replyOf(tool.run, request),
  ];
  for (const reply of replies) expect(reply).toEqual(replyWith(outcome));
});

const consumer = `
import { calculateBmi, createClient, createHandler, install, registerWebMcpTools, tools } from 'toolworker';
import type { ApiResponse, ToolRequest } from 'toolworker';
import { createHandler as createHandlerOf, defineTool } from 'toolworker/core';
import { defineToolForm } from 'toolworker/elements';
import { list, number, object, text } from 'toolworker/fields';
import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';
const parts = { slug: 'roof', operation: 'o', name: 'Roof', category: 'c', description: 'd' } as const;
export const request = object({ rise: number({ exclusiveMinimum: 0 }) });
export const fields = { name: text(), sizes: list(number(), { minItems: 1, maxItems: 9 }) };
export const schemas = { request, result: object({ percent: number() }) };
export const own = defineTool({ ...parts, ...schemas, example: { rise: 1 }, run: ({ rise }) => ({ percent: rise }) });
// @ts-expect-error no percentage
defineTool({ ...parts, ...schemas, example: { rise: 1 }, run: () => ({}) });
export const ownTools = [bmiCalculatorTool, own] as const;
export const allTools = tools;
export const { request: bmiRequest } = bmiCalculatorTool;
export const pitch = createClient<typeof ownTools>().call('roof', { rise: 1 });
pitch.then((of) => of.percent.toFixed());
calculateBmi({ unit: 'metric', height: 180, weight: 81 }).bmi.toFixed();
// @ts-expect-error a string is not a height
calculateBmi({ unit: 'metric', height: '180', weight: 81 });
const percentage: ToolRequest<'percentage-of'> = { x: 7, y: 100 };
createClient().call('percentage-of', percentage).then((of) => of.result.toFixed());
// @ts-expect-error no such tool
createClient().call('percentage-off', percentage);
declare const answer: ApiResponse<'roi-calculator'>;
export const roi: number | undefined = answer.ok ? answer.result.roi : undefined;
export const response: Promise<Response> = createHandler({ tools })(new Request(tools[0].slug));
defineToolForm({ tools: ownTools });
export const others: unknown[] = [createHandlerOf({ tools: ownTools }), install(), registerWebMcpTools({ tools })];
`;

/** Returns what a compiler says of a module in a strict project with the built package. */
function compiled(compiler: string, code: string, options: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const installed = join(folder, 'node_modules/toolworker');
  cpSync('dist', join(installed, 'dist'), {
    recursive: true,
    filter: (source) => source !== join('dist', 'demo'),
  });
  cpSync('package.json', join(installed, 'package.json'));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    outDir: join(folder, 'declared'),
    target: 'es2022',
    module: 'nodenext',
    types: [],
    ...options,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'consumer.ts'), code);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  return spawnSync(process.execPath, [compiler, '--project', folder], { encoding: 'utf8' }).stdout;
}

const functions = ofTools.map(
  ([slug, [name]]) => `export { ${name} } from 'toolworker/tools/${slug}';`,
);

test('the declarations are complete in a strict project', () => {
  // A library may export what it makes with the package.
  const options = { declaration: true };
  expect(compiled(compilerPath, consumer + functions.join('\n'), options)).toBe('');
});

const bundled = { module: 'esnext', moduleResolution: 'bundler' };

test('TypeScript compiles with them in the lowest version that the guide names', () => {
  const guide = readFileSync('demo/docs/browsers.md', 'utf8');
  expect(guide).toContain(`TypeScript ${lowestCompiler.version} or later`);
  expect(compiled(lowestCompiler.path, consumer + functions.join('\n'), bundled)).toBe('');
});

const inNode = `
import { calculateBmi, createClient, createHandler, defineTool, interceptFetch, tools } from 'toolworker';
import { install } from 'toolworker/client';
import { object } from 'toolworker/fields';
import mcp from 'toolworker/mcp';
import server from 'toolworker/server';
const api = createClient();
api.call('percentage-of', { x: 7, y: 100 }, { headers: { Authorization: 'Bearer 1' } });
api.call('percentage-of', { x: 7, y: 100 }, { headers: [['Authorization', 'Bearer 1']] });
api.call('percentage-of', { x: 7, y: 100 }, { headers: new Headers() });
// @ts-expect-error no headers
api.call('percentage-of', { x: 7, y: 100 }, { headers: 1 });
export const all = [calculateBmi, createHandler, defineTool, install, interceptFetch, mcp, object, server, tools];
`;

test.each([compilerPath, lowestCompiler.path])(
  'all but the element compile without the DOM library, in %s',
  (compiler) => {
    const options = {
      lib: ['es2023'],
      types: ['node'],
      typeRoots: [join(process.cwd(), 'node_modules/@types')],
    };
    expect(compiled(compiler, inNode, { ...bundled, ...options })).toBe('');
  },
);

test('CommonJS requires its modules, which Node supports from 20.19 on', () => {
  const code = "console.log(require('toolworker').percentageOf({ x: 7, y: 100 }).result)";
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: '7\n', stderr: '' });
});
