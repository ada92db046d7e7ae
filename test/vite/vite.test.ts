import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  build,
  createBuilder,
  createLogger,
  createServer,
  type InlineConfig,
  normalizePath,
  type Plugin,
  resolveConfig,
  type ViteDevServer,
} from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toolworker } from '../../src/vite/index.ts';
import { readWorker } from '../../src/vite/worker-file.ts';
import { fewOf, testInSweep } from '../sampled.ts';

vi.mock('../../src/vite/worker-file.ts');

const root = mkdtempSync(join(tmpdir(), 'toolworker-'));
const config = {
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [toolworker()],
} satisfies InlineConfig;

beforeAll(() => {
  writeFileSync(join(root, 'index.html'), '<!doctype html><script type="module" src="/main.js">');
  writeFileSync(join(root, 'main.js'), 'document.title = "App";');
  writeFileSync(join(root, 'server.js'), 'export const answer = 42;');
});

beforeEach(() => {
  vi.mocked(readWorker).mockReset().mockResolvedValue(Buffer.from('the worker'));
});

afterAll(() => rmSync(root, { recursive: true }));

test("puts the worker beside the page in a build, and not into the server's files", async () => {
  const builder = await createBuilder({
    ...config,
    environments: {
      ssr: {
        build: { outDir: 'dist/server', rolldownOptions: { input: join(root, 'server.js') } },
      },
    },
  });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  expect(readdirSync(join(root, 'dist'))).toContain('toolworker.js');
  expect(readdirSync(join(root, 'dist/server'))).toEqual(['server.mjs']);
  expect(readWorker).toHaveBeenCalledOnce();
});

describe.each(fewOf(['/', '/shop/', '../node/'], 1))('in development with the base %s', (base) => {
  test('serves the worker beside the page', async () => {
    const server = await createServer({
      ...config,
      base,
      server: { port: 0, host: '127.0.0.1', ws: false },
    });
    await server.listen();
    const response = await fetch(new URL('toolworker.js', server.resolvedUrls?.local[0]));
    await server.close();
    expect(response.headers.get('Content-Type')).toBe('text/javascript');
    expect(await response.text()).toBe('the worker');
  });
});

describe('among other plugins', () => {
  test.each([
    [
      ['nuxt:virtual'],
      [
        'toolworker: Nuxt does not publish the worker file that this plugin emits. Remove the plugin and run: npx toolworker init public',
      ],
    ],
    [['astro:build', 'not-nuxt:x'], []],
  ])('warns only about Nuxt: %j gives %j', async (names, expected) => {
    const customLogger = createLogger('silent');
    const warn = vi.spyOn(customLogger, 'warnOnce');
    const plugins = [toolworker(), ...names.map((name) => ({ name }))];
    await resolveConfig({ ...config, customLogger, plugins }, 'build');
    expect(warn.mock.calls.flat()).toEqual(expected);
  });
});

describe('with chosen tools', () => {
  const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
  const aside = mkdtempSync(join(tmpdir(), 'toolworker-aside-'));

  afterAll(() => rmSync(aside, { recursive: true }));

  /** Returns the code of a host's module, whose tool answers with a sentence. */
  const greeting = (slug: string, sentence: string) => `
    import { defineTool } from 'toolworker/core';
    import { object, text } from 'toolworker/fields';
    import { ending } from '@/ending';
    export const unused: string = 'never imported';
    export const ${slug.replaceAll('-', '_')} = defineTool({
      slug: '${slug}',
      operation: 'say-${slug}',
      name: 'Greeting',
      category: 'Words',
      description: 'Greets.',
      request: object({}),
      result: object({ said: text('What is said') }),
      example: {},
      run: () => ({ said: '${sentence}' + ending + __PLANET__ }),
    });`;

  const modules: Readonly<Record<string, string>> = {
    'ending.ts': "export const ending: string = ', ';",
    'hello.ts': greeting('say-hello', 'Hello'),
    'again.ts': greeting('say-hello', 'Hello again'),
    'two.ts': `${greeting('say-one', 'One')} export default say_one; export const another = { ...say_one, slug: 'say-two', operation: 'say-2' };`,
    'bmi.ts': greeting('bmi-calculator', 'Body'),
    'list.ts':
      "import { say_hello } from './hello.ts'; import { say_one, another } from './two.ts'; export const tools = [say_hello, another, say_one] as const; export { say_one };",
    'mixed-list.ts':
      "import { say_hello } from './hello.ts'; export const tools = [say_hello, 'bmi-calculator'];",
    'no-tool.ts': 'export const answer = 42; export default null;',
    'broken.ts': 'export const answer: number = {;',
    'lost.ts': "import './nowhere.ts';",
    'failing.ts': "throw new Error('No moon today');",
  };

  const app = (tools: readonly string[], options: InlineConfig = {}): InlineConfig => ({
    ...config,
    resolve: {
      alias: [
        { find: '@', replacement: join(root, 'tools') },
        { find: /^toolworker\/core$/, replacement: source('core.ts') },
        { find: /^toolworker\/fields$/, replacement: source('fields/index.ts') },
        { find: /^toolworker\/tools\/(.*)$/, replacement: source('tools/$1/tool.ts') },
      ],
    },
    define: { __PLANET__: '"world"' },
    ...options,
    plugins: [toolworker({ tools })],
  });

  beforeAll(() => {
    mkdirSync(join(root, 'tools'));
    for (const [name, code] of Object.entries(modules))
      writeFileSync(join(root, 'tools', name), code);
    writeFileSync(join(root, 'list.js'), 'document.title = __TOOLWORKER_TOOLS__;');
  });

  beforeEach(() => {
    vi.mocked(readWorker).mockResolvedValue(Buffer.from('/*!\nMIT\n*/\nself.allTools;'));
  });

  describe('a build', () => {
    const outDir = 'dist/own';
    const built = (name: string) => readFileSync(join(root, outDir, name), 'utf8');
    const buildApp = (tools: readonly string[], options: InlineConfig = {}) =>
      build(app(tools, { ...options, build: { outDir, ...options.build } }));

    test('emits a classic script with only these tools and the license of the ready-made worker', async () => {
      await buildApp(['bmi-calculator', './tools/hello.ts']);
      const worker = built('toolworker.js');
      expect(worker).toMatch(/^\/\*!\nMIT\n\*\/\n/);
      expect(worker).toMatch(/bmi-calculator[\s\S]*say-hello/);
      expect(worker).not.toMatch(/percentage-of|allTools|never imported|__PLANET__|^(im|ex)port/m);
    });

    testInSweep('is minified like the app', async () => {
      await buildApp(['./tools/hello.ts']);
      const { length } = built('toolworker.js');
      await buildApp(['./tools/hello.ts'], { build: { minify: false } });
      expect(built('toolworker.js').length).toBeGreaterThan(2 * length);
    });

    test('has every tool that a module exports, and tells install() all names', async () => {
      const input = join(root, 'list.js');
      const output = { entryFileNames: 'list.js' };
      await buildApp(['percentage-of', 'tools/two.ts'], {
        build: { rolldownOptions: { input, output } },
      });
      expect(built('list.js')).toMatch(
        /\[[`"]percentage-of[`"], ?[`"]say-one[`"], ?[`"]say-two[`"]\]/,
      );
    });

    test('has the tools of an array that a module exports, in its order', async () => {
      const input = join(root, 'list.js');
      const output = { entryFileNames: 'list.js' };
      await buildApp(['tools/list.ts'], { build: { rolldownOptions: { input, output } } });
      expect(built('list.js')).toMatch(/\[[`"]say-hello[`"], ?[`"]say-two[`"], ?[`"]say-one[`"]\]/);
      expect(built('toolworker.js')).toMatch(/say-hello[\s\S]*say-one[\s\S]*say-two/);
    });

    test("reads the tools with the app's plugins for workers", async () => {
      const moons: Plugin = {
        name: 'moons',
        resolveId: (id) => (id === 'virtual:moon' ? id : undefined),
        load: (id) => (id === 'virtual:moon' ? "export const ending = ' lunar ';" : undefined),
      };
      const code = greeting('say-moon', 'Hello').replace('@/ending', 'virtual:moon');
      writeFileSync(join(root, 'tools/moon.ts'), code);
      await buildApp(['./tools/moon.ts'], { worker: { plugins: () => [moons] } });
      expect(built('toolworker.js')).toContain(' lunar ');
    });

    testInSweep('is repeated when a module of its tools changes in watch mode', async () => {
      const file = join(root, 'tools/watched.ts');
      writeFileSync(file, greeting('say-hello', 'Hello'));
      const watcher = await build(app(['./tools/watched.ts'], { build: { outDir, watch: {} } }));
      if (!('on' in watcher)) throw new Error('Expected Vite to watch');
      const said = () => /\w+, world/.exec(built('toolworker.js'))?.[0];
      await expect.poll(said, { timeout: 10_000 }).toBe('Hello, world');
      writeFileSync(file, greeting('say-hello', 'Evening'));
      await expect.poll(said, { timeout: 10_000 }).toBe('Evening, world');
      await watcher.close();
    });

    const refusals: readonly [string, readonly string[], string | RegExp][] = [
      [
        'an empty list',
        [],
        'tools: expected at least one; without the option the worker has all tools',
      ],
      [
        'a slip',
        ['bmi-calculater'],
        'tools: there is no tool bmi-calculater, did you mean bmi-calculator?',
      ],
      [
        'an unknown name',
        ['roof-pitch'],
        'tools: there is no tool roof-pitch. A module of yours is named by its file, such as ./roof-pitch.ts.',
      ],
      [
        'the same name twice',
        ['percentage-of', 'percentage-of'],
        'tools: expected unique names of letters, digits, _ and -, got "percentage-of"',
      ],
      [
        'the same file twice',
        ['./tools/hello.ts', 'tools/hello.ts'],
        'tools: expected unique names of letters, digits, _ and -, got "say-hello"',
      ],
      [
        'two tools of a name',
        ['./tools/hello.ts', './tools/again.ts'],
        'tools: expected unique names of letters, digits, _ and -, got "say-hello"',
      ],
      [
        "a tool with the name of this package's",
        ['bmi-calculator', './tools/bmi.ts'],
        'tools: expected unique names of letters, digits, _ and -, got "bmi-calculator"',
      ],
      [
        'a module without tools',
        ['./tools/no-tool.ts'],
        './tools/no-tool.ts exports no tool. Make one by defineTool() of toolworker/core. It exports answer, a number; default, null.',
      ],
      [
        'a list with something else',
        ['./tools/mixed-list.ts'],
        './tools/mixed-list.ts: expected a tool in tools[1], got a string.',
      ],
      [
        'a missing file',
        ['./tools/missing.ts'],
        /^tools: \.\/tools\/missing\.ts cannot be loaded: .*\/tools\/missing\.ts.* Does the file exist\?$/,
      ],
      [
        'a file that is no code',
        ['./tools/broken.ts'],
        /^tools: \.\/tools\/broken\.ts cannot be loaded: [\s\S]*Unexpected token[\s\S]*broken\.ts:1:32/,
      ],
      [
        'an import that leads nowhere',
        ['./tools/lost.ts'],
        /^tools: \.\/tools\/lost\.ts cannot be loaded: .*\.\/nowhere\.ts.*\/lost\.ts/,
      ],
      [
        'a module that throws',
        ['./tools/failing.ts'],
        'tools: ./tools/failing.ts cannot be loaded: No moon today',
      ],
    ];

    test.each(fewOf(refusals, 4))('is refused for %s', async (_, tools, message) => {
      const refused = await buildApp(tools).then(
        () => 'built',
        (error: unknown) => (error instanceof Error ? error.message : error),
      );
      if (typeof message === 'string') expect(refused).toBe(message);
      else expect(refused).toMatch(message);
    });
  });

  test('a preview builds nothing', async () => {
    const previewed = app(['./tools/missing.ts']);
    const { define } = await resolveConfig(previewed, 'serve', 'production', 'production', true);
    expect(define).not.toHaveProperty('__TOOLWORKER_TOOLS__');
  });

  describe('in development', () => {
    const customLogger = createLogger('silent');
    let server: ViteDevServer;
    let url: URL;

    async function start(tools: readonly string[], options: InlineConfig = {}): Promise<void> {
      const network = { port: 0, host: '127.0.0.1', ...options.server };
      server = await createServer(app(tools, { ...options, customLogger, server: network }));
      await server.listen();
      url = new URL(server.resolvedUrls?.local[0] ?? '');
    }

    /** Loads the reload script like a page, and returns a counter of the reloads it is sent. */
    async function listen(): Promise<() => number> {
      await fetch(new URL('@toolworker/reload.js', url));
      const sent = vi.spyOn(server.environments.client.hot, 'send');
      return () => sent.mock.calls.filter(([name]) => name === 'toolworker:changed').length;
    }

    afterEach(() => server.close());

    const fetchWorker = async () => {
      const response = await fetch(new URL('toolworker.js', url));
      const [, said] = /said: "([^"]*)"/.exec(await response.text()) ?? [];
      return { status: response.status, said };
    };

    test('does not start the server with a wrong name', async () => {
      await start(['bmi-calculator']);
      await expect(createServer(app(['bmi-calculater']))).rejects.toThrow(
        'tools: there is no tool bmi-calculater, did you mean bmi-calculator?',
      );
    });

    test('builds the worker once, until a module of its tools changes', async () => {
      const file = join(aside, 'moved.ts');
      writeFileSync(file, greeting('say-hello', 'Hello'));
      await start([file]);
      const events = await listen();
      const saysHello = { status: 200, said: 'Hello, world' };
      expect(await fetchWorker()).toEqual(saysHello);
      expect(await fetchWorker()).toEqual(saysHello);
      expect(readWorker).toHaveBeenCalledOnce();

      const other = join(root, 'main.js');
      server.watcher.emit('all', 'change', other);
      server.watcher.emit('change', other);
      expect(await fetchWorker()).toEqual(saysHello);
      expect(readWorker).toHaveBeenCalledOnce();
      expect(events()).toBe(0);

      writeFileSync(file, greeting('say-hello', 'Good morning'));
      await expect.poll(events, { timeout: 10_000 }).toBeGreaterThan(0);
      expect(await fetchWorker()).toEqual({ status: 200, said: 'Good morning, world' });
      expect(readWorker).toHaveBeenCalledTimes(2);
    });

    const withoutListeners: readonly [string, NonNullable<InlineConfig['server']>][] = [
      ['without hot updates', { hmr: false }],
      ['without a page that listens', {}],
    ];

    test.each(fewOf(withoutListeners, 1))(
      'builds the worker from the changed module even if %s',
      async (_, options) => {
        const file = join(root, 'tools/alone.ts');
        writeFileSync(file, greeting('say-hello', 'Hello'));
        await start(['./tools/alone.ts'], { server: options });
        const sent = vi.spyOn(server.environments.client.hot, 'send');
        expect(await fetchWorker()).toEqual({ status: 200, said: 'Hello, world' });
        writeFileSync(file, greeting('say-hello', 'Night'));
        const timeout = 10_000;
        await expect.poll(fetchWorker, { timeout }).toEqual({ status: 200, said: 'Night, world' });
        expect(sent).not.toHaveBeenCalledWith('toolworker:changed');
      },
    );

    test('logs an error with its file, and serves the worker again once it is fixed', async () => {
      const file = join(root, 'tools/edited.ts');
      writeFileSync(file, modules['broken.ts'] ?? '');
      await start(['./tools/edited.ts']);
      const logged = vi.spyOn(customLogger, 'error');
      const events = await listen();
      const { send } = server.environments.client.hot;
      expect((await fetchWorker()).status).toBe(500);
      const fault = 'tools: ./tools/edited.ts cannot be loaded';
      expect(logged.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining(fault)]);
      expect(send).toHaveBeenCalledWith({
        type: 'error',
        err: expect.objectContaining({
          id: normalizePath(file),
          message: expect.stringContaining(fault),
        }),
      });
      writeFileSync(file, greeting('say-hello', 'Mended'));
      await expect.poll(events, { timeout: 10_000 }).toBeGreaterThan(0);
      expect(await fetchWorker()).toEqual({ status: 200, said: 'Mended, world' });
    });

    test.each(fewOf(['/', '/shop/'], 1))(
      'pages below %s load the script that reloads them',
      async (base) => {
        await start(['bmi-calculator'], { base });
        const page = await (await fetch(url, { headers: { Accept: 'text/html' } })).text();
        const [, src = ''] = /src="([^"]*toolworker[^"]*)"/.exec(page) ?? [];
        expect(src).toBe(`${base}@toolworker/reload.js`);
        const script = await fetch(new URL(src, url));
        expect(await script.text()).toContain("import.meta.hot.on('toolworker:changed'");
      },
    );
  });
});
