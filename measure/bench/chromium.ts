import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as rest } from 'node:timers/promises';
import { inject } from 'vitest';

const options = [
  '--headless',
  '--no-sandbox',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

export interface Tab {
  /** Activates the tab and resolves to the value of a JavaScript expression in it. */
  readonly evaluate: <Result>(expression: string) => Promise<Result>;
  /** Calls a function in the page. Its argument and result are passed as JSON. */
  readonly call: <Argument, Result>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  readonly close: () => Promise<unknown>;
}

export interface Chromium {
  readonly version: string;
  readonly open: (url: string) => Promise<Tab>;
  /** Stops every service worker, as the browser does when they are idle. */
  readonly stopWorkers: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a Chromium with its own profile and drives it over the bare DevTools protocol: libraries
 * that drive browsers watch the network, which slows down every request.
 */
export async function openChromium(): Promise<Chromium> {
  const profile = await mkdtemp(join(tmpdir(), 'toolworker-'));
  const browser = spawn(inject('chromium'), [...options, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise((resolve) => browser.once('exit', resolve));
  const [, , , commands, replies] = browser.stdio;
  const { send, seen } = connect(commands as Writable, replies as Readable);
  const { product } = await send<{ product: string }>('Browser.getVersion');

  const attach = async () => {
    const blank = { url: 'about:blank' };
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', blank);
    const attached = { targetId, flatten: true };
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', attached);
    return { targetId, sessionId };
  };

  const open = async (url: string): Promise<Tab> => {
    const { targetId, sessionId } = await attach();
    await send('Page.enable', {}, sessionId);
    const loaded = seen('Page.loadEventFired', sessionId);
    await send('Page.navigate', { url }, sessionId);
    await loaded;
    await send('Page.disable', {}, sessionId);
    const evaluate: Tab['evaluate'] = async <Result>(expression: string) => {
      await send('Target.activateTarget', { targetId });
      const reply = await send<Evaluation<Result>>(
        'Runtime.evaluate',
        { expression, awaitPromise: true, returnByValue: true },
        sessionId,
      );
      const { result, exceptionDetails } = reply;
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return result.value;
    };
    return {
      evaluate,
      call: (inPage, argument) => evaluate(`(${inPage})(${JSON.stringify(argument)})`),
      close: () => send('Target.closeTarget', { targetId }),
    };
  };

  const { sessionId } = await attach();
  await send('ServiceWorker.enable', {}, sessionId);
  return {
    version: product.replace('/', ' '),
    open,
    stopWorkers: async () => {
      await send('ServiceWorker.stopAllWorkers', {}, sessionId);
      await rest(30);
    },
    close: async () => {
      await send('Browser.close');
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Evaluation<Result> {
  readonly result: { readonly value: Result };
  readonly exceptionDetails?: object;
}

/** The reply to a command, or an event. */
interface Message {
  readonly id?: number;
  readonly result?: object;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly sessionId?: string;
}

/** Sends commands and waits for replies and events; messages end with a zero byte. */
function connect(commands: Writable, messages: Readable) {
  const listeners = new Set<(message: Message) => void>();
  let received = '';
  messages.setEncoding('utf8').on('data', (text: string) => {
    const parts = (received + text).split('\0');
    received = parts.pop() ?? '';
    for (const part of parts) {
      const message: Message = JSON.parse(part);
      for (const listener of listeners) listener(message);
    }
  });

  const first = (isWanted: (message: Message) => boolean) =>
    new Promise<Message>((resolve) => {
      const listener = (message: Message) => {
        if (!isWanted(message)) return;
        listeners.delete(listener);
        resolve(message);
      };
      listeners.add(listener);
    });

  let last = 0;
  const send = async <Result extends object>(
    method: string,
    params: object = {},
    sessionId?: string,
  ): Promise<Result> => {
    last += 1;
    const id = last;
    const replied = first((message) => message.id === id);
    commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await replied;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  };

  const seen = (method: string, sessionId: string) =>
    first((message) => message.method === method && message.sessionId === sessionId);

  return { send, seen };
}
