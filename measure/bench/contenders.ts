import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { listen } from '../../test/system/browser/site.ts';
import { bundleFile } from '../../test/system/package/bundle.ts';
import type { Chromium, Tab } from './chromium.ts';

/** A contender that answers the same requests in its own way, at its own origin. */
export interface Contender {
  readonly name: string;
  readonly open: (chromium: Chromium) => Promise<Opened>;
}

interface Opened {
  readonly tab: Tab;
  readonly stop: () => Promise<unknown>;
}

// A cross-origin isolated page has a clock precision of 5 µs, any other page one of 100 µs.
const page = {
  html: '<!doctype html><link rel="icon" href="data:,"><title>Benchmark</title>',
  headers: {
    'Content-Type': 'text/html',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  },
};

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Bundles a file in this folder. */
export function built(file: string): Promise<string> {
  return bundleFile(pathOf(file));
}

const mswWorker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

const toolworker = async () => readFileSync(pathOf('../../dist/toolworker.js'), 'utf8');

const unused = async () => `self.unused = () => {
  ${await toolworker()}
};`;

/** The code of each worker. The worker of msw passes requests on to the page. */
export const workerCode = {
  constant: () => built('workers/constant.js'),
  handWritten: () => built('workers/hand-written.js'),
  hono: () => built('workers/hono.js'),
  fiveTools: () => built('workers/five-tools.js'),
  ignoring: () => built('workers/ignoring.js'),
  batching: () => built('workers/batching.js'),
  msw: async () => readFileSync(mswWorker, 'utf8'),
  toolworker,
  carrying: async () => `${await built('workers/constant.js')}\n${await unused()}`,
};

/** Opens a page of a site that also serves these files. */
export async function openPage(
  chromium: Chromium,
  files: Readonly<Record<string, string>>,
): Promise<Opened> {
  const site = await listen(({ url = '/' }, response) => {
    const file = files[url];
    if (file === undefined) response.writeHead(200, page.headers).end(page.html);
    else response.writeHead(200, { 'Content-Type': typeOf(url) }).end(file);
  });
  return { tab: await chromium.open(`${site.origin}/`), stop: site.stop };
}

function typeOf(path: string): string {
  return path.endsWith('.js') ? 'text/javascript' : 'application/json';
}

/** Returns a contender whose page is controlled by a worker. */
export function workerContender(
  name: string,
  code: () => Promise<string>,
  files: Readonly<Record<string, string>> = {},
): Contender {
  return {
    name,
    open: async (chromium) => {
      const opened = await openPage(chromium, { ...files, '/toolworker.js': await code() });
      await opened.tab.call(async (script) => {
        const { serviceWorker } = navigator;
        const controlled = new Promise((resolve) => {
          serviceWorker.addEventListener('controllerchange', resolve);
        });
        await serviceWorker.register(script);
        await controlled;
      }, '/toolworker.js');
      return opened;
    },
  };
}

/**
 * Returns a contender whose worker answers with a constant, but loads the code of all tools during
 * installation.
 */
export function storingContender(name: string): Contender {
  return {
    name,
    open: async (chromium) => {
      const load = `self.addEventListener('install', () => importScripts('/tools.js'));`;
      const code = async () => `${await built('workers/constant.js')}\n${load}`;
      return workerContender(name, code, { '/tools.js': await unused() }).open(chromium);
    },
  };
}

/** Returns a contender whose page uses msw to answer. */
export function mswContender(files: Readonly<Record<string, string>> = {}): Contender {
  return {
    name: 'msw',
    open: async (chromium) => {
      const code = {
        '/worker.js': await workerCode.msw(),
        '/msw.js': await built('pages/msw.ts'),
      };
      const opened = await openPage(chromium, { ...files, ...code });
      await opened.tab.evaluate(`import('/msw.js').then(() => {})`);
      return opened;
    },
  };
}

/** Starts a server from a file in this folder, in its own process. */
export async function forkServer(file: string) {
  const server = fork(pathOf(file), [JSON.stringify(page)], { execArgv: [] });
  const port: number = (await once(server, 'message'))[0];
  return { server, port };
}

/** Returns a contender whose server runs in its own process. */
export function serverContender(name: string, file: string): Contender {
  return {
    name,
    open: async (chromium) => {
      const { server, port } = await forkServer(file);
      const tab = await chromium.open(`http://127.0.0.1:${port}/`);
      const stop = () => {
        server.kill();
        return once(server, 'exit');
      };
      return { tab, stop };
    },
  };
}

/** Opens all contenders, measures them, and closes them. */
export async function withContenders<Result>(
  chromium: Chromium,
  contenders: readonly Contender[],
  measure: (tabs: readonly Tab[]) => Promise<Result>,
): Promise<Result> {
  const opened: Opened[] = [];
  try {
    for (const contender of contenders) opened.push(await contender.open(chromium));
    return await measure(opened.map(({ tab }) => tab));
  } finally {
    for (const { tab, stop } of opened) {
      await tab.close();
      await stop();
    }
  }
}
