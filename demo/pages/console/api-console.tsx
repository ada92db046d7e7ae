import { useState } from 'preact/hooks';
import { formatBriefly } from '../../../src/form/numbers/format.ts';
import { callApi, type TimedReply } from '../../browser/call-api.ts';
import { CodeBlock } from '../../components/code/code-block.tsx';

/** A path of the API, with an example body if it accepts POST. */
export interface Endpoint {
  readonly path: string;
  readonly example?: object;
}

interface Call {
  readonly path: string;
  readonly method: string;
  readonly body: string;
}

/** Sends any request to the API and shows the response. */
export function ApiConsole({ endpoints }: { readonly endpoints: readonly Endpoint[] }) {
  const [call, setCall] = useState(() => callOf(endpoints[0]));
  const [answer, setAnswer] = useState<TimedReply>();
  const send = async () => {
    const { path, method, body } = call;
    const init = method === 'POST' ? { method, body } : { method };
    setAnswer(await callApi(path, init));
  };
  return (
    <section class="card" aria-labelledby="console">
      <h2 id="console">Console</h2>
      <RequestForm endpoints={endpoints} call={call} onChange={setCall} onSend={send} />
      <div class="answer">
        <CodeBlock
          title={
            answer
              ? `Status ${answer.status} from ${answer.by} in ${formatBriefly(answer.milliseconds)} ms`
              : 'Press Send or Ctrl+Enter to see the response'
          }
          code={answer ? shown(answer.text) : ''}
          full={() => answer?.text ?? ''}
        />
      </div>
    </section>
  );
}

interface FormProperties {
  readonly endpoints: readonly Endpoint[];
  readonly call: Call;
  readonly onChange: (call: Call) => void;
  readonly onSend: () => void;
}

function RequestForm({ endpoints, call, onChange, onSend }: FormProperties) {
  return (
    <form
      class="console"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
      }}
    >
      <Choice
        label="Method"
        options={['POST', 'GET']}
        value={call.method}
        onChange={(method) => onChange({ ...call, method })}
      />
      <Choice
        label="Path"
        options={endpoints.map(({ path }) => path)}
        value={call.path}
        onChange={(path) => onChange(callOf(endpoints.find((one) => one.path === path)))}
      />
      <label class="body">
        Body
        <textarea
          rows={9}
          spellcheck={false}
          disabled={call.method === 'GET'}
          value={call.body}
          onInput={(event) => onChange({ ...call, body: event.currentTarget.value })}
        />
      </label>
      <button type="submit" class="primary">
        Send
      </button>
    </form>
  );
}

interface ChoiceProperties {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProperties) {
  return (
    <label>
      <span class="hidden">{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

function callOf(endpoint: Endpoint | undefined): Call {
  const { path = '/api/', example } = endpoint ?? {};
  return {
    path,
    method: example ? 'POST' : 'GET',
    body: example ? JSON.stringify(example, null, 2) : '',
  };
}

/** Formats a response, which need not be JSON. */
function shown(text: string): string {
  try {
    return pretty(text);
  } catch {
    return text.slice(0, 500);
  }
}

const longestShown = 5_000;

/** Indents JSON, or cuts it if it is long. */
function pretty(json: string): string {
  if (json.length > longestShown) return `${json.slice(0, longestShown)}…`;
  return json === '' ? '' : JSON.stringify(JSON.parse(json), null, 2);
}
