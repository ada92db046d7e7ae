import { CopyButton } from './copy-button.tsx';
import { Scrollable } from './scrollable.tsx';

interface Properties {
  readonly title: string;
  readonly code: string;
  /** The text to copy, if not all of it is shown. */
  readonly full?: () => string;
  /** Takes the width of two blocks, for long lines. */
  readonly isWide?: boolean;
}

export function CodeBlock({ title, code, full = () => code, isWide = false }: Properties) {
  return (
    <figure class={isWide ? 'code wide' : 'code'}>
      <figcaption>
        {title} <CopyButton text={full} subject={title} isDisabled={code === ''} />
      </figcaption>
      <Scrollable label={title}>
        <pre>
          <code>{code}</code>
        </pre>
      </Scrollable>
    </figure>
  );
}
