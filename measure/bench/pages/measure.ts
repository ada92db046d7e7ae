import { measure } from 'mitata/src/lib.mjs';
import { interleave } from '../statistics.ts';

/** A function to time. Each call gets a different number, so that no result can be cached. */
type Run = (turn: number) => unknown;

/** A function of the package, and the alternatives that a user would write or pick. */
export interface Contest {
  readonly name: string;
  readonly ours: Run;
  readonly others: Readonly<Record<string, Run>>;
}

/** Times per call in ms, one for each round. */
export interface Outcome {
  readonly name: string;
  readonly ours: readonly number[];
  readonly others: readonly { readonly name: string; readonly times: readonly number[] }[];
}

// Long enough to measure with a precision of a thousandth if the clock has steps of 5 µs.
const batchTime = 5e6;

/** Returns the median time of a repeated call. */
export async function timeCalls(run: Run): Promise<number> {
  let turn = 0;
  const call = () => {
    turn = (turn + 1) % 16;
    return run(turn);
  };
  const timeOf = async (callsInBatch: number) => {
    const { p50 } = await measure(call, {
      min_cpu_time: batchTime,
      min_samples: 3,
      warmup_samples: 1,
      warmup_threshold: Number.POSITIVE_INFINITY,
      batch_threshold: Number.POSITIVE_INFINITY,
      batch_samples: callsInBatch,
      batch_unroll: 1,
    });
    return p50;
  };
  const estimate = await timeOf(64);
  return (await timeOf(Math.ceil(batchTime / Math.max(estimate, 1)))) / 1e6;
}

/** Returns the time of one call. */
export async function timeCall(run: Run): Promise<number> {
  const start = performance.now();
  await run(0);
  return performance.now() - start;
}

/** Times the contenders of each contest, taking turns. */
export async function hold(
  contests: readonly Contest[],
  rounds: number,
  time: (run: Run) => Promise<number>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, ours, others } of contests) {
    const rivals = Object.entries(others);
    const runs = [ours, ...rivals.map(([, run]) => run)];
    for (const run of runs) await time(run);
    const [own = [], ...foreign] = await interleave(runs, rounds, time);
    const timed = rivals.map(([rival], index) => ({ name: rival, times: foreign[index] ?? [] }));
    outcomes.push({ name, ours: own, others: timed });
  }
  return outcomes;
}
