import type { ToolPage } from '../tool-page.ts';
import { Headline } from './result-view.tsx';

interface Properties {
  readonly tool: ToolPage;
  readonly result: Readonly<Record<string, unknown>> | undefined;
  readonly isExample: boolean;
}

/** Keeps the headline in sight on a phone, where the form would push it out. Screen readers hear it from the result. */
export function AnswerBar(properties: Properties) {
  return (
    <div class="answer-bar card" aria-hidden="true">
      <Headline {...properties} />
    </div>
  );
}
