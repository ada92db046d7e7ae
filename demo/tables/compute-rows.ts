import { type Refusal, type Result, refusalOf } from '../../src/form/answer.ts';
import { pause, sliceMilliseconds } from '../browser/pause.ts';

/** The result of a row, or why it has none. */
export type RowOutcome = { readonly result: Result } | Refusal;

interface Options {
  readonly count: number;
  /** Computes the row with this index. */
  readonly compute: (index: number) => Promise<object>;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Computes all rows, in slices so that the page stays responsive. Stops when it is aborted. */
export async function computeRows({
  count,
  compute,
  onProgress,
  signal,
}: Options): Promise<readonly RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  let end = performance.now() + sliceMilliseconds;
  while (outcomes.length < count && !signal.aborted) {
    outcomes.push(await outcomeOf(compute, outcomes.length));
    if (performance.now() < end) continue;
    onProgress(outcomes.length);
    await pause();
    end = performance.now() + sliceMilliseconds;
  }
  return outcomes;
}

async function outcomeOf(compute: Options['compute'], index: number): Promise<RowOutcome> {
  try {
    return { result: { ...(await compute(index)) } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return refusalOf(error) ?? { message, issues: [] };
  }
}
