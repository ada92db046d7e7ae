import type { ComponentChildren } from 'preact';
import { useContext, useMemo, useRef } from 'preact/hooks';
import { t, withoutIsolates } from '../../../src/form/language/language.ts';
import { useCopying } from '../../../src/form/view/copy-button.tsx';
import { PresentationContext } from '../../../src/form/view/presentation.ts';
import {
  HeadlineValue,
  headlineIn,
  type ShownResult,
} from '../../../src/form/view/result-view.tsx';
import { partsOf } from '../../model/sentences.ts';

interface Properties {
  readonly shown: ShownResult;
  /** The line with the headline, if a sentence says the answer. */
  readonly line: string | undefined;
  /** The classes of a figure that is too long for the largest type on a phone. */
  readonly size: string;
}

/** The headline of a result. A press copies it as it is shown. */
export function Figure({ shown, line, size }: Properties) {
  const { title, value, wording } = headlineIn(shown);
  const isText = typeof value === 'string' && (value.length > 300 || value.includes('\n'));
  const isTable = Array.isArray(value) && value.some((item) => typeof item === 'object');
  const figure = <HeadlineValue {...shown} />;
  const isPressed = wording?.shown !== undefined || (value !== undefined && !isText && !isTable);
  const pressed = isPressed ? <PressedToCopy>{figure}</PressedToCopy> : figure;
  const label = <span class="label">{title}</span>;
  const isNumber = typeof value === 'number' && wording?.shown === undefined;
  return (
    <div class={`headline ${isNumber ? '' : 'in-words'} ${size}`} aria-live="polite">
      {line === undefined ? (
        <>
          {isText && label}
          {pressed} {!isText && typeof wording?.shown !== 'object' && label}
        </>
      ) : (
        partsOf(line).map((part) => (typeof part === 'string' ? part : pressed))
      )}
    </div>
  );
}

function PressedToCopy({ children }: { readonly children: ComponentChildren }) {
  const button = useRef<HTMLButtonElement>(null);
  const { state, copy } = useCopying(() => shownText(button.current));
  const presentation = useContext(PresentationContext);
  const plain = useMemo(() => ({ ...presentation, isPlain: true }), [presentation]);
  return (
    <>
      <button
        type="button"
        class="pressed-to-copy"
        ref={button}
        title={t('Copy')}
        disabled={presentation.isOutdated}
        onClick={copy}
      >
        <PresentationContext.Provider value={plain}>{children}</PresentationContext.Provider>
      </button>
      <span class="copied" role="status">
        {state === 'Copy' ? '' : t(state)}
      </span>
    </>
  );
}

/** Returns the number or text that an element shows, without its unit. */
export function shownText(element: Element | null | undefined): string {
  const value = element?.querySelector('.value')?.cloneNode(true);
  if (!(value instanceof Element)) return '';
  for (const unit of value.querySelectorAll('small')) unit.remove();
  return withoutIsolates(value.textContent ?? '').trim();
}
