import type { Field } from '../../tool-page.ts';

interface Properties {
  readonly field: Field;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly onInput: (value: string) => void;
}

const numberType = { type: 'number', step: 'any' } as const;
const textType = { type: 'text' } as const;

/** A field of a tool in a row beside others: its title and its control. */
export function SmallField({ field, value, isInvalid, onInput }: Properties) {
  const { title, kind, unit } = field;
  const isNamed = unit === undefined || title.toLowerCase().split(' ').includes(unit);
  const caption = isNamed ? title : `${title} (${unit})`;
  if (kind === 'flag') {
    return (
      <label class="cell flag">
        <span class="caption">{caption}</span>
        <input
          type="checkbox"
          checked={value === 'true'}
          onChange={({ currentTarget: { checked } }) => onInput(String(checked))}
        />
      </label>
    );
  }
  const type = kind === 'number' ? numberType : textType;
  return (
    <label class="cell">
      <span class="caption">{caption}</span>
      <input
        {...type}
        autocomplete="off"
        value={value}
        aria-invalid={isInvalid || undefined}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </label>
  );
}
