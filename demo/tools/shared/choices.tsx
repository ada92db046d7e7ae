interface ChoiceProperties<Value extends string | number | boolean> {
  readonly choices: readonly {
    readonly value: Value;
    /** In the page's language. */
    readonly name: string;
    readonly isDisabled?: boolean;
  }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** Buttons in a row, of which one is pressed. */
export function ChoiceButtons<Value extends string | number | boolean>({
  choices,
  chosen,
  onChoose,
}: ChoiceProperties<Value>) {
  return (
    <>
      {choices.map(({ value, name, isDisabled }) => (
        <button
          key={String(value)}
          type="button"
          disabled={isDisabled}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </>
  );
}

interface CheckProperties {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

export function CheckBox({ label, isChecked, onChange }: CheckProperties) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
