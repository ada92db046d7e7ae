import { setTimeout as rest } from 'node:timers/promises';

export interface Engine {
  readonly name: string;
  /** What this engine cannot be made to do, and why. */
  readonly cannot: Readonly<Partial<Record<Ability, string>>>;
  /** Starts a browser with a profile of its own, so that no worker is left from another test. */
  readonly launch: () => Promise<Browser>;
}

export type Ability =
  /** `messages` has what the pages print; without it, the site has what `record.js` reports. */
  | 'hearPages'
  /** `messages` has what the workers print; of what fails in them no engine tells. */
  | 'hearWorkers'
  /** A hard reload leaves the page without its worker. */
  | 'reloadPastWorker';

export interface Browser {
  readonly newPage: () => Promise<Page>;
  /**
   * Stops the workers as the browser does after some idle time; the pages stay as they are. Where
   * the engine has no command, this takes seconds, and only the worker can tell whether it was so.
   */
  readonly stopWorkers: () => Promise<void>;
  /**
   * What was printed and what failed, as far as the engine tells. A test that expects a message
   * takes it out.
   */
  readonly messages: string[];
  readonly close: () => Promise<void>;
}

/** What each engine does in its own way. */
export interface Tab {
  /** Visits as the address bar does. */
  readonly goto: (url: string) => Promise<void>;
  /** Gives the string to which an expression of JavaScript in the page resolves. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Reloads past the cache, as Shift and the reload button do. */
  readonly hardReload: () => Promise<void>;
  /** A PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

type InPage<Argument, Result> = (argument: Argument) => Result | Promise<Result>;

export interface Page extends Omit<Tab, 'evaluate'> {
  /** Calls a function in the page; argument and result travel as JSON. */
  readonly evaluate: {
    <Result>(inPage: InPage<undefined, Result>): Promise<Result>;
    <Argument, Result>(inPage: InPage<Argument, Result>, argument: Argument): Promise<Result>;
  };
  /** Calls a function in the page until it gives something truthy, through reloads as well. */
  readonly waitFor: <Argument = undefined>(
    inPage: InPage<Argument, unknown>,
    argument?: Argument,
  ) => Promise<void>;
  readonly text: () => Promise<string>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
}

const longestWait = 30_000;

/** What all engines do alike. */
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
      // A page on its way to another one cannot be asked.
      const found = await evaluate(inPage, argument).catch((thrown) => {
        fault = thrown;
      });
      if (found) return;
      await rest(20);
    }
    throw new Error(`Waited in vain for ${inPage}`, { cause: fault });
  }

  const loaded = () => waitFor(() => document.readyState === 'complete');

  async function travel(steps: number): Promise<void> {
    const from = await evaluate(() => location.href);
    // The engines' own commands wait for a load, and a page kept in memory does not load.
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
