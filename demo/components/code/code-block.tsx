import { CopyButton } from '../../../src/form/view/copy-button.tsx';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';

interface Properties {
  readonly title: string;
  readonly code: string;
  /** The text to copy, if not all of it is shown. */
  readonly full?: () => string;
}

export function CodeBlock({ title, code, full = () => code }: Properties) {
  return (
    <figure class="code">
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
