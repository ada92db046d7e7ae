import './marked-text.css';
import type { ComponentChildren } from 'preact';

interface Properties {
  readonly label: string;
  /** Whether every character has the same width. */
  readonly isCode?: boolean;
  readonly children: ComponentChildren;
}

/** A text to look at, with marks in it. It takes focus, so that the keyboard can scroll it. */
export function MarkedText({ label, isCode = false, children }: Properties) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    <section class={`marked-text ${isCode ? 'code-like' : ''}`} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
