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
