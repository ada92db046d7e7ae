import type { ComponentChildren } from 'preact';

/** Keeps the headline in sight on a phone, where the form would push it out. Screen readers hear it from the result. */
export function AnswerBar({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="answer-bar card" inert>
      {children}
    </div>
  );
}
