import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, resolveConfig } from 'vite';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readWorker } from '../../../src/tool-modules/page-files.ts';
import { createApp, greeting } from './app.ts';

vi.mock('../../../src/tool-modules/page-files.ts');

const { root, withTools, write, read, remove } = createApp({
  'hello.ts': greeting('say-hello', 'Hello'),
  'again.ts': greeting('say-hello', 'Hello again'),
  'two.ts': `${greeting('say-one', 'One')} export default say_one; export const another = { ...say_one, slug: 'say-two', operation: 'say-2' };`,
  'bmi.ts': greeting('bmi-calculator', 'Body'),
  'list.ts':
    "import { say_hello } from './hello.ts'; import { say_one, another } from './two.ts'; export const tools = [say_hello, another, say_one] as const; export { say_one };",
  'mixed-list.ts':
    "import { say_hello } from './hello.ts'; export const tools = [say_hello, 'bmi-calculator'];",
  'moon.ts': greeting('say-moon', 'Hello').replace('@/ending', 'virtual:moon'),
  'no-tool.ts': 'export const answer = 42; export default null;',
  'broken.ts': 'export const answer: number = {;',
  'lost.ts': "import './nowhere.ts';",
  'failing.ts': "throw new Error('No moon today');",
});

beforeEach(() => {
  vi.mocked(readWorker).mockReset().mockResolvedValue(Buffer.from('/*!\nMIT\n*/\nself.allTools;'));
});

afterAll(remove);

/** Builds an app whose script names the tools, and returns its files. */
async function buildWith(tools: readonly string[], options: InlineConfig = {}) {
  const output = { entryFileNames: 'list.js' };
  const rolldownOptions = { input: join(root, 'list.js'), output };
  await build(withTools(tools, { ...options, build: { rolldownOptions, ...options.build } }));
  const [, names = ''] = /(\[[^\]]*\])/.exec(read('dist/list.js')) ?? [];
  return { worker: read('dist/toolworker.js'), names: JSON.parse(names.replaceAll('`', '"')) };
}

describe('a build', () => {
  test('emits a minified classic script with only these tools and the license', async () => {
    const tools = ['bmi-calculator', './tools/hello.ts'];
    const { worker, names } = await buildWith(tools);
    expect(worker).toMatch(/^\/\*!\nMade with\nMIT\n\*\/\n/);
    expect(worker).toMatch(/bmi-calculator[\s\S]*say-hello/);
    expect(worker).not.toMatch(/percentage-of|allTools|never imported|__PLANET__|^(im|ex)port/m);
    expect(names).toEqual(['bmi-calculator', 'say-hello']);
    const plain = await buildWith(tools, { build: { minify: false } });
    expect(plain.worker.length).toBeGreaterThan(1.5 * worker.length);
  });

  test.each([
    [
      ['percentage-of', 'tools/two.ts'],
      ['percentage-of', 'say-one', 'say-two'],
    ],
    // In the order of the array that the module exports.
    [['tools/list.ts'], ['say-hello', 'say-two', 'say-one']],
  ])(
    'has every tool that a module exports, and tells install() all names: %j',
    async (tools, names) => {
      const built = await buildWith(tools);
      expect(built.names).toEqual(names);
      for (const name of names) expect(built.worker).toContain(name);
    },
  );

  test("reads the tools with the app's plugins for workers", async () => {
    const moons: Plugin = {
      name: 'moons',
      resolveId: (id) => (id === 'virtual:moon' ? id : undefined),
      load: (id) => (id === 'virtual:moon' ? "export const ending = ' lunar ';" : undefined),
    };
    const plugins = () => [moons];
    const { worker } = await buildWith(['./tools/moon.ts'], { worker: { plugins } });
    expect(worker).toContain(' lunar ');
  });

  test('is repeated when a module of its tools changes in watch mode', async () => {
    write('tools/watched.ts', greeting('say-hello', 'Hello'));
    const watcher = await build(withTools(['./tools/watched.ts'], { build: { watch: {} } }));
    if (!('on' in watcher)) throw new Error('Expected Vite to watch');
    const said = () => /\w+, world/.exec(read('dist/toolworker.js'))?.[0];
    await expect.poll(said).toBe('Hello, world');
    write('tools/watched.ts', greeting('say-hello', 'Evening'));
    await expect.poll(said).toBe('Evening, world');
    await watcher.close();
  });
});

const unique = 'tools: expected unique names of letters, digits, _ and -, got';
const cannotLoad = (name: string) => `tools: ./tools/${name}.ts cannot be loaded:`;

test.each<[readonly string[], string, RegExp?]>([
  [[], 'tools: expected at least one tool, got none; leave the option out for all tools'],
  [['bmi-calculater'], 'tools: there is no tool bmi-calculater, did you mean bmi-calculator?'],
  [
    ['roof-pitch'],
    'tools: there is no tool roof-pitch. A module of yours is named by its file, such as ./roof-pitch.ts.',
  ],
  [['percentage-of', 'percentage-of'], `${unique} "percentage-of"`],
  [['./tools/hello.ts', 'tools/hello.ts'], `${unique} "say-hello"`],
  [['./tools/hello.ts', './tools/again.ts'], `${unique} "say-hello"`],
  [['bmi-calculator', './tools/bmi.ts'], `${unique} "bmi-calculator"`],
  [
    ['./tools/no-tool.ts'],
    './tools/no-tool.ts exports no tool. Make one by defineTool() of toolworker/core. It exports answer, a number; default, null.',
  ],
  [['./tools/mixed-list.ts'], './tools/mixed-list.ts: expected a tool in tools[1], got a string.'],
  [['./tools/failing.ts'], `${cannotLoad('failing')} No moon today`],
  [['./tools/missing.ts'], cannotLoad('missing'), /\/tools\/missing\.ts.* Does the file exist\?$/],
  [['./tools/broken.ts'], cannotLoad('broken'), /Unexpected token[\s\S]*broken\.ts:1:32/],
  [['./tools/lost.ts'], cannotLoad('lost'), /\.\/nowhere\.ts.*\/lost\.ts/],
])('refuses %j: %s', async (tools, message, rest) => {
  const refused = await resolveConfig(withTools(tools), 'build').then(
    () => 'built',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
  if (!rest) return expect(refused).toBe(message);
  expect(refused).toContain(message);
  expect(refused).toMatch(rest);
});
