import { useState } from 'preact/hooks';
import type { Result } from '../../../src/form/answer.ts';
import type { Field } from '../../../src/form/fields.ts';
import type { Request } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import type { AnswerOfSite } from '../../browser/answer-of.ts';
import { rich } from '../../language/rich.ts';
import { clientCall, curlCall, fetchCall, importCall, shownRequest } from '../../model/calls.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { CodeBlock } from './code-block.tsx';

interface Properties {
  readonly tool: ToolPage;
  readonly fields: readonly Field[];
  readonly request: Request;
  /** Says what the page does beyond the request. */
  readonly note?: string | undefined;
  readonly exchange: AnswerOfSite | undefined;
  /** The API's result, if it is known without asking. */
  readonly known: Result | undefined;
}

type Notation = 'import' | 'client' | 'fetch' | 'curl' | 'JSON';

/** Shows the current call as code or as JSON, next to its response. */
export function LiveCalls({ tool, fields, request, note, exchange, known }: Properties) {
  const { packageFunction } = tool;
  const notations: readonly Notation[] = [
    packageFunction ? 'import' : 'client',
    'fetch',
    'curl',
    'JSON',
  ];
  const [chosen, setChosen] = useState(notations[0]);
  const { text, status, by } = exchange?.reply ?? { text: textOf(known) };
  return (
    <section class="calls" aria-labelledby="calls">
      <h2 id="calls">{t('Use it in your code')}</h2>
      <NotationChoice notations={notations} chosen={chosen} onChoose={setChosen} />
      <div class="columns">
        <CodeBlock
          title={titleOfCall(chosen, tool)}
          code={callIn(chosen, tool, shownRequest(fields, request))}
        />
        <CodeBlock title={titleOfResponse(status, by)} code={pretty(text)} full={() => text} />
      </div>
      {note && <p>{note}</p>}
      <p class="note">
        {rich('A service worker handles {fetch}, online and offline. For {curl}, run {command}.', {
          fetch: <code>fetch</code>,
          curl: <code>curl</code>,
          command: (
            <code>
              {packageFunction ? 'npx toolworker serve' : 'npx toolworker serve --tools ./tool.ts'}
            </code>
          ),
        })}
      </p>
    </section>
  );
}

interface ChoiceProperties {
  readonly notations: readonly Notation[];
  readonly chosen: Notation | undefined;
  readonly onChoose: (notation: Notation) => void;
}

function NotationChoice({ notations, chosen, onChoose }: ChoiceProperties) {
  return (
    <fieldset class="choices">
      <legend class="hidden">{t('Notation of the call')}</legend>
      {notations.map((notation) => (
        <label key={notation}>
          <input
            type="radio"
            name="notation"
            checked={notation === chosen}
            onChange={() => onChoose(notation)}
          />
          <span>{notation}</span>
        </label>
      ))}
    </fieldset>
  );
}

function titleOfCall(notation: Notation | undefined, { slug }: ToolPage): string {
  return notation === 'JSON'
    ? `POST /api/${slug}`
    : t('Call with {notation}', { notation: notation ?? '' });
}

function titleOfResponse(status: number | undefined, source = ''): string {
  if (!status) return t('Response');
  return t('Response: status {status}, from {source}', {
    status: String(status),
    source: t(source),
  });
}

function textOf(known: Result | undefined): string {
  return known ? JSON.stringify({ ok: true, result: known }) : '';
}

function callIn(notation: Notation | undefined, tool: ToolPage, shown: Request): string {
  if (notation === 'fetch') return fetchCall(tool, shown);
  if (notation === 'curl') return curlCall(tool, shown);
  if (notation === 'JSON') return JSON.stringify(shown, null, 2);
  return tool.packageFunction ? importCall(tool.packageFunction, shown) : clientCall(tool, shown);
}

const longestShown = 5_000;

/** Indents JSON, or cuts it if it is long. */
export function pretty(json: string): string {
  if (json.length > longestShown) return `${json.slice(0, longestShown)}…`;
  return json === '' ? '' : JSON.stringify(JSON.parse(json), null, 2);
}
