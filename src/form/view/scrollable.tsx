import type { ComponentChildren } from 'preact';

interface Properties {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Content that may be wider than the page. It takes focus, so that the keyboard can scroll it. */
export function Scrollable({ label, children }: Properties) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach scrollable content.
    <section class="scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
