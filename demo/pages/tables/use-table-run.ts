import { useEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../../../src/form/answer.ts';
import { refusalInWords, type SayIssue } from '../../../src/form/errors.ts';
import { loadToolOfSite } from '../../browser/load-tool-of-site.ts';
import { loadIssueWords } from '../../components/form/use-issue-words.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { DecimalMark } from '../../tables/cell-number.ts';
import { computeRows, type RowOutcome } from '../../tables/compute-rows.ts';

export interface ComputedTable {
  readonly outcomes: readonly RowOutcome[];
  /** Returns why a row has no result, in words for visitors. */
  readonly wordRefusal: (refusal: Refusal) => string;
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
    // For a whole table, this is hundreds of times as fast as a `fetch` for each row.
    const [{ run }, say] = await Promise.all([loadToolOfSite(tool.slug), loadIssueWords(tool)]);
    const outcomes = await computeRows({
      count: rowCount,
      compute: (index) => run(requestAt(index)),
      onProgress: setDone,
      signal: controller.signal,
    });
    if (running.current !== controller) return;
    setDone(undefined);
    if (controller.signal.aborted) return;
    setComputed({ outcomes, wordRefusal: refusalWords(say), mark });
  };
  return { done, computed, compute, cancel, discard };
}

/**
 * Returns a function that words refusals. Thousands of rows may have the same one, such as a
 * missing cell.
 */
function refusalWords(say: SayIssue): ComputedTable['wordRefusal'] {
  const worded = new Map<string, string>();
  return (refusal) => {
    const known = worded.get(refusal.message);
    if (known !== undefined) return known;
    const words = refusalInWords(refusal, say);
    worded.set(refusal.message, words);
    return words;
  };
}
