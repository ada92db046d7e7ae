import { setTimeout as rest } from 'node:timers/promises';

export interface Engine {
  readonly name: string;
  /** The abilities that this engine lacks, with the reasons. */
  readonly cannot: Readonly<Partial<Record<Ability, string>>>;
  /** Starts a browser with its own profile, so that no worker is left from another test. */
  readonly launch: () => Promise<Browser>;
}

export type Ability =
  /**
   * `messages` contains what pages print. Without this ability, `record.js` reports it to the site.
   */
  | 'hearPages'
  /** `messages` contains what workers print. No engine reports errors in workers. */
  | 'hearWorkers'
  /** A hard reload leaves the page without its worker. */
  | 'reloadPastWorker';

export interface Browser {
  readonly newPage: () => Promise<Page>;
  /**
   * Stops the workers as the browser does when they are idle; pages stay as they are. If the engine
   * has no command for it, this takes seconds, and only the worker can tell whether it was stopped.
   */
  readonly stopWorkers: () => Promise<void>;
  /**
   * Printed messages and errors, if the engine reports them. A test removes the ones it expects.
   */
  readonly messages: string[];
  readonly close: () => Promise<void>;
}

/** The parts of a page that differ between the engines. */
export interface Tab {
  /** Visits a URL like the address bar. */
  readonly goto: (url: string) => Promise<void>;
  /** Evaluates a JavaScript expression in the page and resolves to a string. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Reloads past the cache, like the reload button with Shift. */
  readonly hardReload: () => Promise<void>;
  /** Returns a PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

type InPage<Argument, Result> = (argument: Argument) => Result | Promise<Result>;

export interface Page extends Omit<Tab, 'evaluate'> {
  /** Calls a function in the page. Its argument and result are passed as JSON. */
  readonly evaluate: {
    <Result>(inPage: InPage<undefined, Result>): Promise<Result>;
    <Argument, Result>(inPage: InPage<Argument, Result>, argument: Argument): Promise<Result>;
  };
  /** Calls a function in the page until it returns a truthy value, even across reloads. */
  readonly waitFor: <Argument = undefined>(
    inPage: InPage<Argument, unknown>,
    argument?: Argument,
  ) => Promise<void>;
  readonly text: () => Promise<string>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
}

/** Only a fault ends a wait, however busy the machine is. */
const longestWait = 60_000;

/** Adds the parts of a page that are the same in all engines. */
export function pageOf(tab: Tab): Page {
  async function evaluate<Argument, Result>(
    inPage: InPage<Argument, Result>,
    argument?: Argument,
  ): Promise<Result> {
    const outcome: { value: Result } | { fault: string } = JSON.parse(
      await tab.evaluate(`(async () => {
        try {
          return JSON.stringify({ value: await (${inPage})(${JSON.stringify(argument)}) });
        } catch (fault) {
          return JSON.stringify({ fault: String(fault) });
        }
      })()`),
    );
    if ('fault' in outcome) throw new Error(outcome.fault);
    return outcome.value;
  }

  async function waitFor<Argument>(inPage: InPage<Argument, unknown>, argument?: Argument) {
    const end = Date.now() + longestWait;
    let fault: unknown;
    while (Date.now() < end) {
      // A page that is navigating away cannot evaluate anything.
      const found = await evaluate(inPage, argument).catch((thrown) => {
        fault = thrown;
      });
      if (found) return;
      await rest(20);
    }
    throw new Error(`Gave up waiting for ${inPage}`, { cause: fault });
  }

  const loaded = () => waitFor(() => document.readyState === 'complete');

  async function travel(steps: number): Promise<void> {
    const from = await evaluate(() => location.href);
    // The engines' own commands wait for a load event, which a page from the back/forward cache
    // never fires.
    await evaluate((by) => setTimeout(() => history.go(by)), steps);
    await waitFor((left) => location.href !== left, from);
    await loaded();
  }

  return {
    ...tab,
    evaluate,
    waitFor,
    goto: async (url) => {
      await tab.goto(url);
      await loaded();
    },
    hardReload: async () => {
      const before = await evaluate(() => performance.timeOrigin);
      await tab.hardReload();
      await waitFor((origin) => performance.timeOrigin !== origin, before);
      await loaded();
    },
    text: () => evaluate(() => document.body.innerText),
    back: () => travel(-1),
    forward: () => travel(1),
  };
}
