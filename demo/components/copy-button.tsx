import { useState } from 'preact/hooks';

interface Properties {
  readonly text: () => string;
  /** What is copied, for screen readers. */
  readonly subject: string;
  readonly isDisabled?: boolean;
}

const shownForMilliseconds = 1_500;

export function CopyButton({ text, subject, isDisabled = false }: Properties) {
  const [state, setState] = useState('Copy');
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(text()).then(
      () => true,
      () => false,
    );
    setState(isCopied ? 'Copied' : 'Not copied');
    setTimeout(() => setState('Copy'), shownForMilliseconds);
  };
  return (
    <button type="button" class="copy" disabled={isDisabled} onClick={copy}>
      <span aria-live="polite">{state}</span>
      <span class="hidden"> {subject}</span>
    </button>
  );
}
