import {
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';
import type { Outcome } from '../../ask.ts';
import { Currency } from '../../currency.ts';
import { type Request, requestOf } from '../../inputs.ts';
import { fieldsOf } from '../../tool-page.ts';
import { toolOfPage } from '../tool-of-page.ts';
import type { Compare } from './compared.ts';
import { ComparisonRow } from './comparison-row.tsx';
import { keepRows, keptRows } from './kept-rows.ts';
import { inputsOf, mostRows, nextInputs, type Row, withRow } from './rows.ts';
import '../money.css';

interface Properties {
  readonly title: string;
  /** What a row is, such as `Product`. */
  readonly itemName: string;
  readonly hint: string;
  /** The button that adds what is in the form. */
  readonly addLabel?: string;
  /** Fields that a new row takes over from the row before. */
  readonly repeated: readonly string[];
  readonly compare: Compare;
  /** The request of the form. */
  readonly request: object;
}

/** Several sets of inputs, their results, and what these say about each other. */
export function Comparison(properties: Properties) {
  const { title, itemName, hint, addLabel = 'Add to comparison' } = properties;
  const { repeated, compare, request } = properties;
  const tool = useMemo(toolOfPage, []);
  const fields = useMemo(() => fieldsOf(tool), [tool]);
  const currency = useContext(Currency);
  const [rows, setRows] = useState(() => keptRows(tool.slug));
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, Outcome | undefined>>>({});
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focused = useRef<number | undefined>(undefined);
  const id = useId();
  useEffect(() => keepRows(tool.slug, rows), [tool, rows]);
  // A new row takes the focus before the next key is pressed.
  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    const row = list.current?.children[focused.current];
    (row?.querySelector('input') ?? addButton.current)?.focus();
    focused.current = undefined;
  }, [rows]);

  const nameOf = ({ name }: Row, index: number) => name.trim() || `${itemName} ${index + 1}`;
  const items = rows.map((row, index) => {
    const outcome = outcomes[row.id];
    return {
      name: nameOf(row, index),
      request: requestOf(fields, row.inputs),
      result: outcome?.ok ? outcome.result : undefined,
    };
  });
  const { titles, figures, best, summary, total } = compare(items, currency);
  const add = (index: number, inputs = nextInputs(fields, repeated, rows[index]?.inputs)) => {
    focused.current = Math.min(index + 1, mostRows - 1);
    setRows(withRow(rows, index, { name: '', inputs }));
  };
  const remove = (index: number) => {
    focused.current = Math.min(index, rows.length - 2);
    setRows(rows.toSpliced(index, 1));
  };
  const removeAll = () => {
    focused.current = 0;
    setRows([]);
  };
  const isFull = rows.length >= mostRows;
  return (
    <section class="card extra comparison" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p class="note">{hint}</p>
      {rows.length > 0 && (
        <ol ref={list}>
          {rows.map((row, index) => (
            <ComparisonRow
              key={row.id}
              tool={tool}
              fields={fields}
              row={row}
              name={nameOf(row, index)}
              itemName={itemName}
              titles={titles}
              figures={figures[index] ?? []}
              isBest={best.includes(index)}
              onChange={(changed) => setRows(rows.with(index, { ...row, ...changed }))}
              onOutcome={(outcome) => setOutcomes((known) => ({ ...known, [row.id]: outcome }))}
              onEnter={() => add(index)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {total && rows.length > 1 && (
        <dl class="total" aria-label="Total">
          {titles.map((name, index) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{total[index]}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class="summary" role="status">
        {summary}
      </p>
      <div class="buttons">
        <button
          ref={addButton}
          type="button"
          disabled={isFull}
          onClick={() => add(rows.length - 1, inputsOf(fields, request as Request))}
        >
          {addLabel}
        </button>
        <button type="button" class="quiet" disabled={isFull} onClick={() => add(rows.length - 1)}>
          Add an empty row
        </button>
        {rows.length > 0 && (
          <button type="button" class="quiet" onClick={removeAll}>
            Remove all
          </button>
        )}
      </div>
      {isFull && <p class="note">A comparison has at most {mostRows} rows.</p>}
    </section>
  );
}
