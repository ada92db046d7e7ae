import type { ComponentChildren } from 'preact';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { Scrollable } from '../../../src/form/view/scrollable.tsx';

interface Properties {
  readonly label: string;
  /** Whether to use a monospaced font. */
  readonly isCode?: boolean;
  readonly children: ComponentChildren;
}

/** Shows a visitor's text with marks in it. A long text scrolls. */
export function MarkedText({ label, isCode = false, children }: Properties) {
  return (
    <div class={`marked-text ${isCode ? 'code-like' : ''}`} dir="auto">
      <Scrollable label={label}>{children}</Scrollable>
    </div>
  );
}

interface BeginningProperties {
  readonly text: string;
  readonly mostShown: number;
}

/** A note that only the beginning of a text is shown. Shows nothing if the text is not longer. */
export function BeginningNote({ text, mostShown }: BeginningProperties) {
  if (text.length <= mostShown) return null;
  return (
    <p class="note">
      {t('Only the first {count} characters are shown.', { count: formatNumber(mostShown) })}
    </p>
  );
}
