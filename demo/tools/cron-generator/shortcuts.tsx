import { useState } from 'preact/hooks';
import type { ShortcutProperties } from '../shortcut-properties.ts';
import { inputsOfExpression, presets } from './expression.ts';

/** Presets, and a place to paste an expression. */
export function Shortcuts({ fill }: ShortcutProperties) {
  const [state, setState] = useState('');
  const paste = (text: string) => {
    const inputs = inputsOfExpression(text);
    setState(
      inputs || text.trim() === '' ? '' : 'An expression has five fields, such as 0 9 * * 1-5.',
    );
    if (inputs) fill(inputs);
  };
  return (
    <div class="shortcuts">
      <div class="buttons">
        {presets.map(({ name, expression }) => (
          <button key={name} type="button" class="quiet" onClick={() => paste(expression)}>
            {name}
          </button>
        ))}
      </div>
      <div class="field">
        <label for="expression">Paste an expression</label>
        <input
          id="expression"
          type="text"
          autocomplete="off"
          spellcheck={false}
          placeholder="e.g. 0 9 * * 1-5"
          aria-describedby="expression-state"
          onInput={({ currentTarget }) => paste(currentTarget.value)}
        />
        <p class="hint" id="expression-state" role="status">
          {state}
        </p>
      </div>
    </div>
  );
}
