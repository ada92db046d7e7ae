import { useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { type DecimalMark, doubtfulCellIn, numberInCell } from '../../tables/cell-number.ts';

interface Properties {
  readonly cells: readonly string[];
  readonly mark: DecimalMark;
  readonly onChange: (mark: DecimalMark) => void;
}

/**
 * Asks how the table writes decimals, and shows a cell that either answer would read differently.
 */
export function DecimalMarkChoice({ cells, mark, onChange }: Properties) {
  const doubtful = useMemo(() => doubtfulCellIn(cells), [cells]);
  return (
    <div class="field source">
      <label for="decimal-mark">{t('Decimals are written with')}</label>
      <select
        id="decimal-mark"
        aria-describedby={doubtful === undefined ? undefined : 'decimal-mark-hint'}
        value={mark}
        onChange={({ currentTarget }) => onChange(currentTarget.value === ',' ? ',' : '.')}
      >
        <option value="." selected={mark === '.'}>
          {t('a point: 1,234.5')}
        </option>
        <option value="," selected={mark === ','}>
          {t('a comma: 1.234,5')}
        </option>
      </select>
      {doubtful !== undefined && (
        <p class="hint" id="decimal-mark-hint">
          {t('{cell} can mean {first} or {second}. Check this choice.', {
            cell: doubtful,
            first: formatNumber(numberInCell(doubtful, '.') ?? Number.NaN),
            second: formatNumber(numberInCell(doubtful, ',') ?? Number.NaN),
          })}
        </p>
      )}
    </div>
  );
}
