import { useContext, useState } from 'preact/hooks';
import { message, t } from '../language/language.ts';
import { useLanguage } from './language-context.ts';
import { PresentationContext, usePart } from './presentation.ts';

interface Properties {
  readonly text: () => string;
  /** Names the copied text for screen readers. */
  readonly subject: string;
  readonly isDisabled?: boolean;
}

const shownForMilliseconds = 1_500;

/** The labels of the button, each with its drawing. */
const drawings = {
  [message('Copy')]:
    'M9 9h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM5 15V5a1 1 0 0 1 1-1h9',
  [message('Copied')]: 'M5 13l4.5 4.5L19 7',
  [message('Not copied')]: 'M6 6l12 12M18 6L6 18',
};

/** Returns what a button says that copies a text, and the function that copies it. */
export function useCopying(text: () => string) {
  const [state, setState] = useState<keyof typeof drawings>('Copy');
  const copy = async () => {
    // A page over plain http has no clipboard, which throws.
    const write = async () => navigator.clipboard.writeText(text());
    const isCopied = await write().then(
      () => true,
      () => false,
    );
    setState(isCopied ? 'Copied' : 'Not copied');
    setTimeout(() => setState('Copy'), shownForMilliseconds);
  };
  return { state, copy };
}

export function CopyButton({ text, subject, isDisabled = false }: Properties) {
  useLanguage();
  const part = usePart();
  const { isOutdated } = useContext(PresentationContext);
  const { state, copy } = useCopying(text);
  return (
    <button
      type="button"
      class="copy"
      part={part('copy')}
      disabled={isDisabled || isOutdated}
      // Otherwise, the name of the button would not include the text that it shows.
      aria-label={state === 'Copy' ? t('Copy {subject}', { subject }) : undefined}
      onClick={copy}
    >
      <svg class="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d={drawings[state]} />
      </svg>
      <span aria-live="polite">{t(state)}</span>
    </button>
  );
}
