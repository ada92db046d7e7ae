import type { ToolPage } from '../tool-page.ts';
import { Glance, Headline } from './result-view.tsx';
import type { Answered } from './use-answer.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly answered: Answered | undefined;
  readonly isExample: boolean;
}

/** Keeps the headline in sight on a phone, where the form would push it out. Screen readers hear it from the result. */
export function AnswerBar(properties: Properties) {
  const { glances = [] } = properties.tool;
  return (
    <div class="answer-bar card" inert>
      {glances.length === 0 ? (
        <Headline {...properties} />
      ) : (
        <div class="glances">
          <span>
            <Headline {...properties} />
          </span>
          {glances.map((name) => (
            <Glance key={name} {...properties} name={name} />
          ))}
        </div>
      )}
    </div>
  );
}
