import type { ComponentChildren } from 'preact';
import { withMinus } from '../../../src/form/numbers/with-minus.ts';
import { CopyButton } from '../../../src/form/view/copy-button.tsx';

interface FigureProperties {
  readonly name: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A row of a list of figures, `<dl class="figures">`. */
export function Figure({ name, children }: FigureProperties) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{typeof children === 'string' ? <bdi>{children}</bdi> : children}</dd>
    </div>
  );
}

interface CopyableProperties {
  readonly name: string;
  /** The text to copy. */
  readonly text: string | undefined;
  /** The content to show, by default the text. */
  readonly children?: ComponentChildren;
}

/** A row of a list of figures, with a button that copies its text. Shows nothing without a text. */
export function CopyableFigure({ name, text, children = text }: CopyableProperties) {
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

interface FormulaProperties {
  readonly name: string;
  /** `undefined` if there is none. */
  readonly text: string | undefined;
}

/** Shows a typographic minus sign, but copies the ASCII one that programs read. */
export function Formula({ name, text }: FormulaProperties) {
  return (
    <CopyableFigure name={name} text={text}>
      {text && withMinus(text)}
    </CopyableFigure>
  );
}
