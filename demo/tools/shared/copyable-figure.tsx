import type { ComponentChildren } from 'preact';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { Figure } from './figure.tsx';

interface Properties {
  readonly name: string;
  /** The text to copy. */
  readonly text: string | undefined;
  /** The content to show, by default the text. */
  readonly children?: ComponentChildren;
}

/** A row of a list of figures, with a button that copies its text. Shows nothing without a text. */
export function CopyableFigure({ name, text, children = text }: Properties) {
  if (text === undefined) return null;
  return (
    <Figure name={name}>
      {/* Numbers and formulas run from left to right in any language, words in the direction of their script. */}
      <span class="value number" dir="auto">
        {children}
      </span>
      <CopyButton text={() => text} subject={name} />
    </Figure>
  );
}
