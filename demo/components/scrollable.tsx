import type { ComponentChildren } from 'preact';

interface Properties {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Content that may be wider than its place; the keyboard reaches it to scroll. */
export function Scrollable({ label, children }: Properties) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section class="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
