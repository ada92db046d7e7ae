import { useContext, useId, useState } from 'preact/hooks';
import type { Result } from '../../../../src/form/answer.ts';
import type { Inputs } from '../../../../src/form/inputs.ts';
import { t } from '../../../../src/form/language/language.ts';
import { formatNumber } from '../../../../src/form/numbers/format.ts';
import { plural } from '../../../../src/form/numbers/plural.ts';
import { Currency } from '../../../../src/form/view/currency-context.ts';
import { useToolContext } from '../../../components/form/tool-context.ts';
import { type Compare, compareItems } from './comparison-figures.ts';
import { ComparisonRow } from './comparison-row.tsx';
import { inputsOf, mostRows, nextInputs, type Row } from './rows.ts';
import { useRows } from './use-rows.ts';

interface Properties extends Compare {
  readonly title: string;
  /** The kind of things that are compared, such as `Product`. */
  readonly itemName: string;
  /** Returns the name of a row that the visitor has not named, such as `Product 2`. */
  readonly numberedName: (number: string) => string;
  readonly hint: string;
  /** The label of the button that begins with the inputs of the form and a second row. */
  readonly beginLabel: string;
  /** Names of fields that a new row copies from the previous one. */
  readonly repeated: readonly string[];
  /** The request of the form. */
  readonly request: object;
  /** The inputs of the form, if they say more than the request. */
  readonly inputs?: Inputs;
}

/** Compares the results of several sets of inputs. */
export function Comparison(properties: Properties) {
  const { title, itemName, figures, hint, beginLabel } = properties;
  const titles = figures.map((figure) => figure.title);
  const { tool, fields } = useToolContext();
  const comparison = useComparison(properties);
  const { rows, itemOf, compared, next, setResult, edit } = comparison;
  const { best, summary, total } = compared;
  const id = useId();
  return (
    <section class="card extra comparison" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length > 0 && <p class="note">{hint}</p>}
      {rows.length > 0 && (
        <ol ref={edit.list}>
          {rows.map((row, index) => (
            <ComparisonRow
              key={row.id}
              {...{ tool, fields, row, itemName, titles }}
              name={itemOf(index)}
              figures={compared.figures[index] ?? []}
              isBest={best.includes(index)}
              onChange={(changed) => edit.change(index, { ...row, ...changed })}
              onResult={(result) => setResult(row, result)}
              onEnter={() => edit.addAfter(index, next(row.inputs))}
              onRemove={() => edit.remove(index)}
            />
          ))}
        </ol>
      )}
      {total && rows.length > 1 && <Total titles={titles} total={total} />}
      <p class="summary" role="status">
        {summary}
      </p>
      <RowButtons beginLabel={beginLabel} comparison={comparison} />
      {rows.length > 0 && <p class="note">{roomLeft(edit.isFull)}</p>}
    </section>
  );
}

function useComparison(properties: Properties) {
  const { numberedName, repeated, request, inputs } = properties;
  const { tool, fields } = useToolContext();
  const currency = useContext(Currency);
  const { rows, ...edit } = useRows(tool.slug);
  const [results, setResults] = useState<Readonly<Record<number, Result | undefined>>>({});
  const itemOf = (index: number) =>
    rows[index]?.name.trim() || numberedName(formatNumber(index + 1));
  const items = rows.map((row, index) => ({
    name: itemOf(index),
    result: results[row.id],
  }));
  return {
    rows,
    edit,
    itemOf,
    compared: compareItems(items, properties, currency),
    /** The inputs of the form. */
    own: inputs ?? inputsOf(fields, { ...request }),
    /** Returns the inputs of a new row after another one. */
    next: (before: Inputs) => nextInputs(fields, repeated, before),
    setResult: ({ id }: Row, result: Result | undefined) =>
      setResults((known) => ({ ...known, [id]: result })),
  };
}

interface ButtonsProperties {
  readonly beginLabel: string;
  readonly comparison: ReturnType<typeof useComparison>;
}

function RowButtons({ beginLabel, comparison }: ButtonsProperties) {
  const { rows, own, next, edit } = comparison;
  const last = rows.length - 1;
  if (rows.length === 0) {
    return (
      <div class="buttons">
        <button ref={edit.addButton} type="button" onClick={() => edit.begin([own, next(own)])}>
          {beginLabel}
        </button>
      </div>
    );
  }
  const addAfterLast = (inputs: Inputs) => () => edit.addAfter(last, inputs);
  return (
    <div class="buttons">
      <button
        type="button"
        disabled={edit.isFull}
        onClick={addAfterLast(next(rows[last]?.inputs ?? own))}
      >
        {t('Add a row')}
      </button>
      <QuietButton
        label={t('Add what is in the form')}
        isDisabled={edit.isFull}
        onClick={addAfterLast(own)}
      />
      <QuietButton label={t('Remove all')} onClick={edit.removeAll} />
    </div>
  );
}

interface TotalProperties {
  readonly titles: readonly string[];
  readonly total: readonly string[];
}

function Total({ titles, total }: TotalProperties) {
  return (
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
  );
}

interface QuietButtonProperties {
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}

function QuietButton({ label, isDisabled = false, onClick }: QuietButtonProperties) {
  return (
    <button type="button" class="quiet" disabled={isDisabled} onClick={onClick}>
      {label}
    </button>
  );
}

function roomLeft(isFull: boolean): string {
  if (!isFull) return t('Press Enter in a row to add another one.');
  return plural(
    mostRows,
    'A comparison has at most {count} row.',
    'A comparison has at most {count} rows.',
  );
}
