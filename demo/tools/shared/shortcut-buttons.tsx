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
