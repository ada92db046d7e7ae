import type { Field } from '../../../src/form/fields.ts';
import { t } from '../../../src/form/language/language.ts';
import { Control } from '../../../src/form/view/control.tsx';
import { shortened } from '../../language/beginning.ts';
import type { Source } from '../../tables/requests.ts';

interface Properties {
  readonly field: Field;
  readonly columns: readonly string[];
  readonly source: Source;
  /** The initial value of the field in a form. */
  readonly initial: string;
  readonly onChange: (source: Source) => void;
}

const sameForAll = 'all';
const longestShown = 200;

/** Lets the visitor choose the column that a field is read from, or one value for all rows. */
export function ColumnSource({ field, columns, source, initial, onChange }: Properties) {
  const { name, title, isOptional, isRequired } = field;
  const chosen = 'column' in source ? String(source.column) : sameForAll;
  const id = `source-${name}`;
  return (
    <div class="field source">
      <label for={id}>
        {title} {isOptional && <span class="optional">{t('optional')}</span>}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === sameForAll ? { input: initial } : { column: Number(value) })
        }
      >
        <option value={sameForAll} selected={chosen === sameForAll}>
          {isRequired ? t('The same for all rows') : t('The same for all rows, or empty')}
        </option>
        {columns.map((column, index) => (
          <option key={index} value={index} selected={chosen === String(index)}>
            {t('Column: {column}', { column: shortened(column, longestShown) })}
          </option>
        ))}
      </select>
      {'input' in source && (
        <>
          <label class="hidden" for={name}>
            {t('{title} of all rows', { title })}
          </label>
          <div class="control">
            <Control field={field} value={source.input} onInput={(input) => onChange({ input })} />
          </div>
        </>
      )}
      <p class="hint" id={`${name}-hint`}>
        {field.hint}
      </p>
    </div>
  );
}
