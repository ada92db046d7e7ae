import { Session } from 'node:inspector';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { expect } from 'vitest';
import { countSearched } from './count-searched.ts';

const factor = 16;
/** Quadratic work would take 256 times as many steps. */
const mostGrowth = 17;

type Run = (size: number) => void;

/**
 * Expects that 16 times the size takes about 16 times as many steps, whose number is the same on
 * every machine.
 */
export function expectLinear(size: number, run: Run): void {
  expectEachLinear(size, { '': run });
}

/** Expects it of several runs, which have names, since it takes long to begin with counting. */
export function expectEachLinear(size: number, runs: Readonly<Record<string, Run>>): void {
  const small = Math.floor(size / factor);
  withCounter((stepsOf) => {
    for (const [name, run] of Object.entries(runs)) {
      // Prepares what is prepared once, and ends the count of what ran before.
      stepsOf(() => run(small));
      const growth = stepsOf(() => run(size)) / stepsOf(() => run(small));
      const what = `growth of the steps from size ${small} to ${size}`;
      expect(growth, name ? `${name}: ${what}` : what).toBeLessThan(mostGrowth);
    }
  });
}

/** Counts blocks of the project's code that run, and what built-in functions search meanwhile. */
export function stepsOf(run: () => void): number {
  return withCounter((count) => count(run));
}

/**
 * Calls a function with one that counts steps. It returns 1 while coverage is measured, which needs
 * the engine's count itself.
 */
function withCounter<Result>(use: (stepsOf: (run: () => void) => number) => Result): Result {
  if (process.env.TOOLWORKER_COVERAGE) {
    return use((run) => {
      run();
      return 1;
    });
  }
  return withBlocks((blocksIn) =>
    use((run) => {
      const searched = countSearched();
      try {
        return blocksIn(run) + searched.count();
      } finally {
        searched.stop();
      }
    }),
  );
}

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

const folders = ['demo/', 'src/'].map((folder) => pathToFileURL(folder).href);

// Code of this compiler does not count what it runs.
setFlagsFromString('--no-maglev');

/**
 * Calls a function with one that returns how many blocks run, such as bodies of functions and
 * loops, by the engine's own count.
 */
function withBlocks<Result>(use: (blocksIn: (run: () => void) => number) => Result): Result {
  const session = new Session();
  session.connect();
  setFlagsFromString('--no-opt');
  try {
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    return use((run) => {
      run();
      return blocksSince(session);
    });
  } finally {
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
    setFlagsFromString('--opt');
  }
}

/** Returns how many blocks have run since the last call: taking the counts begins new ones. */
function blocksSince(session: Session): number {
  let blocks = 0;
  session.post('Profiler.takePreciseCoverage', (_, { result }: Coverage) => {
    for (const { url, functions } of result) {
      if (!folders.some((folder) => url.startsWith(folder))) continue;
      for (const { count } of functions.flatMap(({ ranges }) => ranges)) blocks += count;
    }
  });
  return blocks;
}
