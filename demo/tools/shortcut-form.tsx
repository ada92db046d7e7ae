import { useState } from 'preact/hooks';

interface Properties {
  readonly label: string;
  readonly placeholder: string;
  readonly presets: readonly { readonly name: string; readonly text: string }[];
  /** Fills in the form from a text, and returns what there is to say about it. */
  readonly read: (text: string) => string;
}

/** Buttons with usual texts, and a place to type or paste another one. */
export function ShortcutForm({ label, placeholder, presets, read }: Properties) {
  const [state, setState] = useState('');
  const use = (text: string) => setState(text.trim() === '' ? '' : read(text));
  return (
    <div class="shortcuts">
      <div class="buttons">
        {presets.map(({ name, text }) => (
          <button key={name} type="button" class="quiet" onClick={() => use(text)}>
            {name}
          </button>
        ))}
      </div>
      <div class="field">
        <label for="shortcut">{label}</label>
        <input
          id="shortcut"
          type="text"
          autocomplete="off"
          spellcheck={false}
          placeholder={placeholder}
          aria-describedby="shortcut-state"
          onInput={({ currentTarget }) => use(currentTarget.value)}
        />
        <p class="hint" id="shortcut-state" role="status">
          {state}
        </p>
      </div>
    </div>
  );
}
