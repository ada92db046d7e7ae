import { useContext, useId, useState } from 'preact/hooks';
import type { Outcome } from '../../ask.ts';
import { Currency } from '../../currency.ts';
import { formatNumber } from '../../format.ts';
import { type Inputs, requestOf } from '../../inputs.ts';
import { t } from '../../language.ts';
import { plural } from '../../plural.ts';
import { useToolOfPage } from '../tool-of-page.ts';
import type { Compare } from './compared.ts';
import { ComparisonRow } from './comparison-row.tsx';
import { inputsOf, mostRows, nextInputs, type Row } from './rows.ts';
import { useRows } from './use-rows.ts';
import '../money.css';

interface Properties {
  readonly title: string;
  /** The kind of things that are compared, such as `Product`. */
  readonly itemName: string;
  /** Returns the name of a row that the visitor has not named, such as `Product 2`. */
  readonly numberedName: (number: string) => string;
  readonly hint: string;
  /** The label of the button that adds the inputs of the form. */
  readonly addLabel?: string;
  /** Names of fields that a new row copies from the previous one. */
  readonly repeated: readonly string[];
  readonly compare: Compare;
  /** The request of the form. */
  readonly request: object;
  /** The inputs of the form if they say more than the request. The comparison then begins with them and an empty row. */
  readonly inputs?: Inputs;
}

/** Compares the results of several sets of inputs. */
export function Comparison(properties: Properties) {
  const { title, itemName, numberedName, hint, addLabel = t('Add to comparison') } = properties;
  const { repeated, compare, request, inputs } = properties;
  const { tool, fields } = useToolOfPage();
  const currency = useContext(Currency);
  const own = inputs ?? inputsOf(fields, { ...request });
  const { rows, list, addButton, isFull, addAfter, change, remove, removeAll } = useRows(
    tool.slug,
    inputs ? [inputs, nextInputs(fields, repeated, inputs)] : [],
  );
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, Outcome | undefined>>>({});
  const id = useId();
  const nameOf = ({ name }: Row, index: number) =>
    name.trim() || numberedName(formatNumber(index + 1));
  const items = rows.map((row, index) => {
    const outcome = outcomes[row.id];
    return {
      name: nameOf(row, index),
      request: requestOf(fields, row.inputs),
      result: outcome?.ok ? outcome.result : undefined,
    };
  });
  const { titles, figures, best, summary, total } = compare(items, currency);
  const addEmpty = (index: number) =>
    addAfter(index, nextInputs(fields, repeated, rows[index]?.inputs));
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
              onChange={(changed) => change(index, { ...row, ...changed })}
              onOutcome={(outcome) => setOutcomes((known) => ({ ...known, [row.id]: outcome }))}
              onEnter={() => addEmpty(index)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {total && rows.length > 1 && (
        <dl class="total" aria-label={t('Total')}>
          {titles.map((name, index) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{total[index]}</bdi>
              </dd>
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
          onClick={() => addAfter(rows.length - 1, own)}
        >
          {addLabel}
        </button>
        <button
          type="button"
          class="quiet"
          disabled={isFull}
          onClick={() => addEmpty(rows.length - 1)}
        >
          {t('Add an empty row')}
        </button>
        {rows.length > 0 && (
          <button type="button" class="quiet" onClick={removeAll}>
            {t('Remove all')}
          </button>
        )}
      </div>
      {rows.length > 0 && (
        <p class="note">
          {isFull
            ? plural(
                mostRows,
                'A comparison has at most {count} row.',
                'A comparison has at most {count} rows.',
              )
            : t('Press Enter in a row to add another one.')}
        </p>
      )}
    </section>
  );
}
