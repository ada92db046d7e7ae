import type { ComponentChildren } from 'preact';
import { CopyButton } from '../components/copy-button.tsx';
import { Figure } from './figure.tsx';

interface Properties {
  readonly name: string;
  /** The text to copy. */
  readonly text: string | undefined;
  /** What is shown, if it is not that text. */
  readonly children?: ComponentChildren;
}

/** A row of a list of figures, to copy. Nothing if there is no text. */
export function CopyableFigure({ name, text, children = text }: Properties) {
  if (text === undefined) return null;
  return (
    <Figure name={name}>
      {/* Numbers and formulas run from left to right in any language, words as their script does. */}
      <span class="value number" dir="auto">
        {children}
      </span>
      <CopyButton text={() => text} subject={name} />
    </Figure>
  );
}
