import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';

interface Shortcut {
  /** In the page's language. */
  readonly name: string;
  readonly use: () => void;
}

/** A row of buttons that fill in the form. */
export function ShortcutButtons({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  return (
    <div class="buttons">
      {shortcuts.map(({ name, use }) => (
        <button key={name} type="button" class="quiet" dir="auto" onClick={use}>
          {name}
        </button>
      ))}
    </div>
  );
}

export interface Preset {
  /** In English if the dictionaries translate it, otherwise as shown. */
  readonly name: string;
  /** The text of the preset, as a visitor would type it. */
  readonly text: string;
}

interface Properties extends Pick<FormFiller, 'fill' | 'leaveUnread'> {
  readonly label: string;
  readonly placeholder: string;
  readonly presets: readonly Preset[];
  /** Returns the inputs for a text, or `undefined` if it cannot be read. */
  readonly read: (text: string) => Inputs | undefined;
  /** Returns the message about inputs that were read. */
  readonly describe?: (inputs: Inputs) => ComponentChild;
  /** The message about a text that cannot be read. */
  readonly fault: ComponentChild;
  /** Shown beside the field. */
  readonly children?: ComponentChild;
}

/** Buttons with common texts, and a field to type or paste another one. */
export function ShortcutForm(properties: Properties) {
  const { label, placeholder, presets, read, fill, leaveUnread, describe, fault, children } =
    properties;
  const [state, setState] = useState<ComponentChild>();
  const use = (text: string) => {
    const isEmpty = text.trim() === '';
    const inputs = isEmpty ? undefined : read(text);
    if (inputs) fill(inputs);
    else leaveUnread(!isEmpty);
    if (isEmpty) return setState(undefined);
    setState(inputs ? describe?.(inputs) : fault);
  };
  return (
    <div class="shortcuts">
      {presets.length > 0 && (
        <ShortcutButtons
          shortcuts={presets.map(({ name, text }) => ({ name: t(name), use: () => use(text) }))}
        />
      )}
      <div class="field">
        <label for="shortcut">{label}</label>
        <div class="control">
          <input
            id="shortcut"
            type="text"
            dir="auto"
            autocomplete="off"
            spellcheck={false}
            placeholder={placeholder}
            aria-describedby="shortcut-state"
            onInput={({ currentTarget }) => use(currentTarget.value)}
          />
          {children}
        </div>
        <p class="hint" id="shortcut-state" role="status">
          {state}
        </p>
      </div>
    </div>
  );
}
