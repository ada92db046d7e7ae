import { withMinus } from '../../../src/form/numbers/with-minus.ts';
import { CopyableFigure } from './copyable-figure.tsx';

interface Properties {
  readonly name: string;
  /** `undefined` if there is none. */
  readonly text: string | undefined;
}

/** Shows a typographic minus sign, but copies the ASCII one that programs read. */
export function Formula({ name, text }: Properties) {
  return (
    <CopyableFigure name={name} text={text}>
      {text && withMinus(text)}
    </CopyableFigure>
  );
}
