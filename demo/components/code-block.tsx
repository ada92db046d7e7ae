import { CopyButton } from './copy-button.tsx';
import { Scrollable } from './scrollable.tsx';

interface Properties {
  readonly title: string;
  readonly code: string;
  /** What is copied where not all of it is shown. */
  readonly full?: () => string;
  /** For long lines: takes the width of two. */
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
