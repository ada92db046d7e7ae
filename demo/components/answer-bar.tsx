import type { ToolPage } from '../tool-page.ts';
import { Headline } from './result-view.tsx';
import type { Answered } from './use-answer.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly answered: Answered | undefined;
  readonly isExample: boolean;
}

/** Keeps the headline in sight on a phone, where the form would push it out. Screen readers hear it from the result. */
export function AnswerBar(properties: Properties) {
  return (
    <div class="answer-bar card" inert>
      <Headline {...properties} />
    </div>
  );
}
