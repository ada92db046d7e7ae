import { Session } from 'node:inspector';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { expect } from 'vitest';
import { countSearched } from './count-searched.ts';

const factor = 16;
/** Quadratic work would take 256 times as many steps. */
const mostGrowth = 17;

/**
 * Expects that 16 times the size takes about 16 times as many steps, whose number is the same on
 * every machine.
 */
export function expectLinear(size: number, run: (size: number) => void): void {
  const small = Math.floor(size / factor);
  // Prepares what is prepared once.
  run(small);
  const growth = stepsOf(() => run(size)) / stepsOf(() => run(small));
  expect(growth, `growth of the steps from size ${small} to ${size}`).toBeLessThan(mostGrowth);
}

/**
 * Counts blocks of the project's code that run, and what built-in functions search meanwhile.
 * Returns 1 while coverage is measured, which needs the engine's count itself.
 */
export function stepsOf(run: () => void): number {
  if (process.env.TOOLWORKER_COVERAGE) {
    run();
    return 1;
  }
  const searched = countSearched();
  try {
    const blocks = blocksIn(run);
    return blocks + searched.count();
  } finally {
    searched.stop();
  }
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
 * Returns how many blocks run, such as bodies of functions and loops, by the engine's own count.
 */
function blocksIn(run: () => void): number {
  const session = new Session();
  session.connect();
  setFlagsFromString('--no-opt');
  try {
    session.post('Profiler.enable');
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    run();
    let blocks = 0;
    session.post('Profiler.takePreciseCoverage', (_, { result }: Coverage) => {
      for (const { url, functions } of result) {
        if (!folders.some((folder) => url.startsWith(folder))) continue;
        for (const { count } of functions.flatMap(({ ranges }) => ranges)) blocks += count;
      }
    });
    return blocks;
  } finally {
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
    setFlagsFromString('--opt');
  }
}
