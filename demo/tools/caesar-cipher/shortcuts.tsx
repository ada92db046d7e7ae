import { typeInto } from '../type-into.ts';

const presets = [
  { name: 'ROT13', shift: '13' },
  { name: 'Caesar’s own shift, 3', shift: '3' },
] as const;

/** The usual shifts. The text in the form stays. */
export function Shortcuts() {
  return (
    <div class="shortcuts">
      <div class="buttons">
        {presets.map(({ name, shift }) => (
          <button
            key={name}
            type="button"
            class="quiet"
            onClick={({ currentTarget }) => typeInto(currentTarget.form, 'shift', shift)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
