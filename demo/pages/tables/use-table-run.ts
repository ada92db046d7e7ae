import { useEffect, useRef, useState } from 'preact/hooks';
import { numberFor } from '../../../src/form/amounts/amount.ts';
import type { Refusal } from '../../../src/form/answer.ts';
import { refusalInWords, type SayIssue } from '../../../src/form/errors.ts';
import type { Field } from '../../../src/form/fields.ts';
import { amountKindOf } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { loadToolOfSite } from '../../browser/load-tool-of-site.ts';
import { loadIssueWords } from '../../components/form/use-issue-words.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { amountInDoubt, type DecimalMark } from '../../tables/cell-number.ts';
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
export function useTableRun(tool: ToolPage, fields: readonly Field[]) {
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
    setComputed({ outcomes, wordRefusal: refusalWords(withDoubts(say, fields, mark)), mark });
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

/** Says what to write in place of a cell that may be a number, such as `3/8`. */
function withDoubts(say: SayIssue, fields: readonly Field[], mark: DecimalMark): SayIssue {
  return (issue, place) => {
    const field = fields.find(({ name, kind }) => kind === 'number' && name === issue.field);
    const [, cell] = /^"(.*)"$/.exec(issue.received ?? '') ?? [];
    const amount = field && cell ? amountInDoubt(cell, mark, amountKindOf(field)) : undefined;
    if (!field || !cell || !amount) return say(issue, place);
    const number = formatNumber(numberFor(amount, field.unit, field.unit));
    return t('{field}: {fault}', {
      field: field.title,
      fault: t('“{cell}” may be a date, a range or a size. If you mean {number}, write that.', {
        cell,
        number,
      }),
    });
  };
}
