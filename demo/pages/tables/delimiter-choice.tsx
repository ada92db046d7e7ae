import { useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import type { Table } from '../../tables/table.ts';

interface Properties {
  readonly table: Table;
  readonly text: string;
  readonly onTable: (table: Table) => void;
}

/** Lets the visitor say what separates the cells, and asks if commas may belong to numbers. */
export function DelimiterChoice({ table, text, onTable }: Properties) {
  const [problem, setProblem] = useState('');
  const { isInDoubt } = table;
  const choose = async (chosen: string) => {
    setProblem('');
    try {
      const { readTable } = await import('../../tables/read-table.ts');
      onTable(await readTable(text, chosen));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div class="field">
      <label for="delimiter">{t('Cells are separated by')}</label>
      <Delimiters table={table} onChoose={choose} />
      {isInDoubt && (
        <p class="state" id="delimiter-hint" role="status">
          {t(
            'The commas may separate cells or belong to numbers. Choose what separates the cells.',
          )}
        </p>
      )}
      {problem !== '' && (
        <p class="state" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface DelimitersProperties {
  readonly table: Table;
  readonly onChoose: (delimiter: string) => void;
}

function Delimiters({ table, onChoose }: DelimitersProperties) {
  const { columnCount, delimiter, isInDoubt } = table;
  const current = isInDoubt ? '?' : columnCount === 1 ? '' : delimiter;
  const choices = [
    [',', t('commas')],
    [', ', t('a comma and a space')],
    [';', t('semicolons')],
    ['\t', t('tabs')],
    ['|', t('vertical bars')],
    ['', t('nothing: there is one column')],
  ] as const;
  return (
    <select
      id="delimiter"
      value={current}
      aria-describedby={isInDoubt && 'delimiter-hint'}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
    >
      {isInDoubt && (
        <option value="?" selected disabled>
          {t('Choose…')}
        </option>
      )}
      {choices.map(([value, name]) => (
        <option key={value} value={value} selected={value === current}>
          {name}
        </option>
      ))}
    </select>
  );
}
