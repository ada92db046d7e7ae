import { useEffect, useRef, useState } from 'preact/hooks';
import { splitErrors } from '../../../src/form/errors/errors.ts';
import { errorsInWords } from '../../../src/form/errors/errors-in-words.ts';
import { loadReadableErrors } from '../../components/form/use-readable-errors.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { DecimalMark } from '../../tables/cell-number.ts';
import { computeRows, type RowOutcome } from '../../tables/compute-rows.ts';

export interface ComputedTable {
  readonly outcomes: readonly RowOutcome[];
  /** Returns the error of the row with this index in words for visitors. */
  readonly wordError: (error: string, index: number) => string;
  readonly mark: DecimalMark;
}

interface Run {
  readonly rowCount: number;
  readonly requestAt: (index: number) => Readonly<Record<string, unknown>>;
  readonly mark: DecimalMark;
}

/** Computes the rows of a table, one run at a time. */
export function useTableRun(tool: ToolPage) {
  const [done, setDone] = useState<number>();
  const [computed, setComputed] = useState<ComputedTable>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => running.current?.abort();
  // Results of the previous choice, finished or not, no longer apply.
  const discard = () => {
    cancel();
    setComputed(undefined);
  };
  const compute = async ({ rowCount, requestAt, mark }: Run) => {
    discard();
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    const [{ run }, readable] = await Promise.all([
      import('../../browser/in-page.ts'),
      loadReadableErrors(tool),
    ]);
    const outcomes = await computeRows({
      count: rowCount,
      compute: (index) => run(tool.slug, requestAt(index)),
      onProgress: setDone,
      signal: controller.signal,
    });
    if (running.current !== controller) return;
    setDone(undefined);
    if (controller.signal.aborted) return;
    setComputed({ outcomes, wordError: errorWords(tool, requestAt, readable), mark });
  };
  return { done, computed, compute, cancel, discard };
}

/** Returns a function that words errors. Thousands of rows may have the same one, such as a missing cell. */
function errorWords(
  { parameters: { properties } }: ToolPage,
  requestAt: Run['requestAt'],
  readable: (error: string) => string,
): ComputedTable['wordError'] {
  const worded = new Map<string, string>();
  return (error, index) => {
    const known = worded.get(error);
    if (known !== undefined) return known;
    const errors = splitErrors(error, Object.keys(properties), requestAt(index));
    const words = errorsInWords(errors, properties, readable);
    worded.set(error, words);
    return words;
  };
}
