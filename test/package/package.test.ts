import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { init, parse } from 'es-module-lexer';
import * as toolworker from 'toolworker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { bodyOf, expectReply, replyOf } from '../as-typed/expect-reply.ts';
import { typedRequests } from '../as-typed/table.ts';
import { compilerPath } from '../compiler.ts';
import { expectResult } from '../tools/cases.ts';
import { casesBySlug } from '../tools/cases-by-slug.ts';
import { bundle } from './bundle.ts';

await init;

// Excludes the demo, and modules that only run in Node.
const modules = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.js') && !/^(?:demo|docs|cli|node|vite)\b/.test(file),
);

const { tools, createHandler } = toolworker;

const fields = [
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
  'ToolError',
  'addToolListener',
  'apiPathPattern',
  'createClient',
  'createHandler',
  'createMcpHandler',
  'defineTool',
  'install',
  'interceptFetch',
  'offerTools',
  'openApiDocument',
  'registerToolRoutes',
  'runTool',
  'serveStdio',
  'startToolWorker',
  'toolDefinitions',
  ...fields,
];

function definitionName(slug: string): string {
  return `${slug.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())}Tool`;
}

const functions = [...casesBySlug.values()].map(({ run }) => run.name);
const definitions = [...casesBySlug.keys()].map(definitionName);

test("has no dependencies, and uses the host's Vite, whichever it is", () => {
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest.peerDependencies).toEqual({ vite: '*' });
  expect(manifest.peerDependenciesMeta).toEqual({ vite: { optional: true } });
});

describe('toolworker/bundle.js', () => {
  test('exports what the package exports, in one file', async () => {
    const bundled = await import('toolworker/bundle.js');
    expect(Object.keys(bundled).sort()).toEqual(Object.keys(toolworker).sort());
    expect(parse(readFileSync('dist/bundle.js', 'utf8'))[0]).toEqual([]);
  });

  test.each([...casesBySlug.values()])('computes the cases of $run.name', async (spec) => {
    const { [spec.run.name]: call } = Object(await import('toolworker/bundle.js'));
    for (const answer of spec.answers) expectResult(await call(answer.request), answer);
  });
});

test.each([
  ['', ['categories', 'tools', ...core, ...functions, ...definitions]],
  ['/core', core],
  ['/fields', fields],
  ['/client', ['apiPathPattern', 'createClient', 'install']],
  ['/server', ['default']],
  ['/mcp', ['default']],
  ['/vite', ['toolworker']],
])('toolworker%s exports only %j', async (entry, names) => {
  const exported = Object.keys(await import(/* @vite-ignore */ `toolworker${entry}`));
  expect(exported.sort()).toEqual([...names].sort());
});

describe.each(modules)('dist/%s', (file) => {
  const code = readFileSync(join('dist', file), 'utf8');

  test('imports nothing that a static host could not serve', () => {
    const imports = parse(code)[0].map(({ specifier }) => specifier);
    expect(imports.filter((from) => !from?.startsWith('.'))).toEqual([]);
  });

  const isReadable = !/^(?:bundle|toolworker)\.js$/.test(file);
  test.runIf(isReadable)('keeps the names of its exports', () => {
    const exported = parse(code)[1].flatMap((one) => ('name' in one ? one.name : []));
    expect(exported.filter((name) => name.length < 3)).toEqual([]);
  });

  test('reads no environment variables and evaluates no code', () => {
    expect(code).not.toMatch(/process\.env|\beval\(|new Function/);
  });
});

test("openapi.json is the API's document, with the origin of the file", async () => {
  const response = await createHandler({ tools })(
    new Request('https://tools.test/api/openapi.json'),
  );
  const file = JSON.parse(readFileSync('dist/openapi.json', 'utf8'));
  expect(file).toEqual({ ...(await response.json()), servers: [{ url: '/' }] });
});

test('the worker is one classic script, in ASCII alone', () => {
  const script = readFileSync('dist/toolworker.js', 'utf8');
  expect(script).not.toMatch(/\b(import|export)\b\s*[{(*"']/);
  expect(script).toMatch(/^\p{ASCII}+$/u);
});

describe.each([...casesBySlug])('toolworker/tools/%s', (slug, { run, answers }) => {
  const definition = definitionName(slug);

  test('exports its function and definition, which answer the cases', async () => {
    const {
      [run.name]: call,
      [definition]: tool,
      ...others
    } = await import(`toolworker/tools/${slug}`);
    expect(others).toEqual({});
    expect(tool.slug).toBe(slug);
    for (const answer of answers) {
      expectResult(await call(answer.request), answer);
      const { value } = tool.request['~standard'].validate(answer.request);
      expectResult(await tool.run(value), answer);
    }
  });

  test('answers requests as people type them', async () => {
    const handle = createHandler({ tools });
    const url = `https://tools.test/api/${slug}`;
    for (const row of typedRequests.get(slug) ?? []) {
      const [request] = row;
      const response = await handle(new Request(url, { method: 'POST', body: bodyOf(row) }));
      expectReply({ status: response.status, body: await response.json() }, row);
      if (typeof request !== 'string') expectReply(await replyOf(run, request), row);
    }
  });
});

describe('a bundle of toolworker/core with five tools', () => {
  const five = [
    'bmi-calculator',
    'percentage-of',
    'loan-payoff-calculator',
    'angle-converter',
    'color-converter',
  ];

  test('contains no other tool', async () => {
    const imports = five.map(
      (slug, index) => `import * as t${index} from 'toolworker/tools/${slug}';`,
    );
    const code = await bundle(`
      import { createHandler } from 'toolworker/core';
      ${imports.join('')}
      const modules = [${five.map((_, index) => `t${index}`)}];
      export const handle = createHandler({
        tools: modules.flatMap((module) => Object.values(module).filter(({ slug }) => slug)),
      });`);
    const named = tools.filter(({ slug }) => code.includes(`${slug}`)).map(({ slug }) => slug);
    expect(named.sort()).toEqual([...five].sort());
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

  test('are complete in a strict project', () => {
    const exported = [...casesBySlug].map(
      ([slug, { run }], index) =>
        `import { ${run.name} as f${index} } from 'toolworker/tools/${slug}';`,
    );
    const source = [
      ...exported,
      "import { calculateBmi, createClient, createHandler, install, offerTools, tools } from 'toolworker';",
      "import type { ApiResponse, ToolRequest } from 'toolworker';",
      "import { createHandler as createHandlerOf, defineTool } from 'toolworker/core';",
      "import { number, object } from 'toolworker/fields';",
      "import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';",
      "const parts = { slug: 'roof', operation: 'o', name: 'Roof', category: 'c', description: 'd' } as const;",
      'const schemas = { request: object({ rise: number({ exclusiveMinimum: 0 }) }), result: object({ percent: number() }) };',
      'const own = defineTool({ ...parts, ...schemas, example: { rise: 1 }, run: ({ rise }) => ({ percent: rise }) });',
      '// @ts-expect-error no percentage',
      'defineTool({ ...parts, ...schemas, example: { rise: 1 }, run: () => ({}) });',
      'const ownTools = [bmiCalculatorTool, own] as const;',
      "const percent = createClient<typeof ownTools>().call('roof', { rise: 1 }).then((of) => of.percent.toFixed());",
      "const { bmi } = calculateBmi({ unit: 'metric', height: 180, weight: 81 });",
      'const response: Promise<Response> = createHandler({ tools })(new Request(tools[0]?.slug ?? ""));',
      '// @ts-expect-error a string is not a height',
      "calculateBmi({ unit: 'metric', height: '180', weight: 81 });",
      "const request: ToolRequest<'percentage-of'> = { x: 7, y: 100 };",
      "const called = createClient().call('percentage-of', request).then((of) => of.result.toFixed());",
      "declare const answer: ApiResponse<'roi-calculator'>;",
      'const roi: number | undefined = answer.ok ? answer.result.roi : undefined;',
      '// @ts-expect-error no such tool',
      "createClient().call('percentage-off', request);",
      'export const used: unknown[] = [percent, createHandlerOf({ tools: ownTools }), bmi.toFixed(), response, install(), called, roi, offerTools({ tools }),',
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
    const { stdout } = spawnSync(process.execPath, [compilerPath, '--project', folder], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });
});
