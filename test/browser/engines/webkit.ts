import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { freePort } from '../../support/free-port.ts';
import { type Browser, type Engine, type Page, pageOf } from './engine.ts';

const unheard = 'WebKitWebDriver has neither a log nor WebDriver BiDi';

export const webkit: Engine = {
  name: 'WebKit',
  cannot: {
    hearPages: unheard,
    hearWorkers: unheard,
    reloadPastWorker: 'in WebKit a page keeps its worker through a hard reload',
  },
  launch,
};

// WebKit stops a worker ten seconds after the last page of its origin was left.
const idleTime = 12_000;

// The driver never answers a script that runs while the page changes to one kept in memory.
const longestAnswer = 10_000;

async function launch(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'toolworker-'));
  const screen = await openScreen();
  // In C.UTF-8, WebKit would mistake C for a language.
  const environment = { ...process.env, HOME: profile, DISPLAY: screen.display, LC_ALL: 'C' };
  const port = await freePort();
  const options = ['--host=127.0.0.1', `--port=${port}`];
  const service = spawn(inject('webkit').driver, options, { env: environment, stdio: 'ignore' });
  const driver = await openDriver(`http://127.0.0.1:${port}`);
  const windows = new Map<string, Page>();

  // The driver talks to one window at a time.
  let last: Promise<unknown> = Promise.resolve();
  function inWindow<Result>(handle: string, act: () => Promise<Result>): Promise<Result> {
    const command = async () => {
      await driver.post('window', { handle });
      return act();
    };
    const turn = () => Promise.race([command(), silence()]);
    const result = last.then(turn, turn);
    last = result;
    return result;
  }

  const blank = await driver.get<string>('window');

  async function newPage(): Promise<Page> {
    const { handle } = await inWindow(blank, () =>
      driver.post<{ handle: string }>('window/new', { type: 'window' }),
    );
    const page = pageOf({
      goto: (url) => inWindow(handle, () => driver.post<void>('url', { url })),
      evaluate: (expression) => inWindow(handle, () => evaluate(driver, expression)),
      hardReload: () => inWindow(handle, () => pressHardReload(driver, environment)),
      screenshot: async () =>
        Buffer.from(await inWindow(handle, () => driver.get<string>('screenshot')), 'base64'),
      close: async () => {
        windows.delete(handle);
        await inWindow(handle, () => driver.delete('window'));
      },
    });
    windows.set(handle, page);
    return page;
  }

  return {
    messages: [],
    newPage,
    // WebKit keeps the pages in memory, so going back finds them unchanged.
    stopWorkers: async () => {
      const pages = [...windows.values()];
      for (const page of pages) await page.goto('about:blank');
      await rest(idleTime);
      for (const page of pages) await page.back();
    },
    close: async () => {
      await driver.delete();
      await end(service);
      await screen.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function silence(): Promise<never> {
  await rest(longestAnswer, undefined, { ref: false });
  throw new Error(`The driver of WebKit kept silent for ${longestAnswer} ms.`);
}

/** Opens a virtual screen, since WebKit's browser has no headless mode. */
async function openScreen() {
  const options = ['-displayfd', '3', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [, , , numbers] = server.stdio;
  if (!numbers) throw new Error('Xvfb did not start.');
  const [number] = await once(numbers, 'data');
  return { display: `:${String(number).trim()}`, close: () => end(server) };
}

/** The commands of one session of [WebDriver](https://www.w3.org/TR/webdriver2/) by path. */
interface Driver {
  readonly get: <Value>(command: string) => Promise<Value>;
  readonly post: <Value>(command: string, body: object) => Promise<Value>;
  readonly delete: (command?: string) => Promise<void>;
}

async function openDriver(server: string): Promise<Driver> {
  while (!(await fetch(`${server}/status`).catch(() => undefined))) await rest(20);
  const browserOptions = { binary: inject('webkit').browser, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': browserOptions,
        // The driver measures this with the page's clock, in which some tests let a shorter time
        // elapse.
        timeouts: { script: 100_000 },
      },
    },
  });
  const session = `${server}/session/${sessionId}`;
  return {
    get: (command) => send('GET', `${session}/${command}`),
    post: (command, body) => send('POST', `${session}/${command}`, body),
    delete: (command) => send('DELETE', command ? `${session}/${command}` : session),
  };
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, body ? { method, body: JSON.stringify(body) } : { method });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

function evaluate(driver: Driver, expression: string): Promise<string> {
  return driver.post('execute/sync', { script: `return ${expression}`, args: [] });
}

/** Presses the keys in the window itself, since keys that the driver types reach only the page. */
async function pressHardReload(driver: Driver, environment: NodeJS.ProcessEnv): Promise<void> {
  const title = randomUUID();
  await evaluate(driver, `(document.title = '${title}')`);
  const find = ['search', '--sync', '--name', title];
  const press = ['windowfocus', '--sync', 'key', 'ctrl+shift+r'];
  await promisify(execFile)('xdotool', [...find, ...press], { env: environment });
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
