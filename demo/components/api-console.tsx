import { useState } from 'preact/hooks';
import { type Answer, ask } from '../ask.ts';
import { formatBriefly } from '../format.ts';
import { CodeBlock } from './code-block.tsx';
import { pretty } from './live-calls.tsx';

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
  const [answer, setAnswer] = useState<Answer>();
  const send = async () => {
    const { path, method, body } = call;
    const init = method === 'POST' ? { method, body } : { method };
    setAnswer(await ask(path, init));
  };
  const choose = (path: string) => setCall(callOf(endpoints.find((one) => one.path === path)));
  return (
    <section class="card" aria-labelledby="console">
      <h2 id="console">Console</h2>
      <form
        class="console"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      >
        <label>
          <span class="hidden">Method</span>
          <select
            value={call.method}
            onChange={(event) => setCall({ ...call, method: event.currentTarget.value })}
          >
            <option>POST</option>
            <option>GET</option>
          </select>
        </label>
        <label>
          <span class="hidden">Path</span>
          <select value={call.path} onChange={(event) => choose(event.currentTarget.value)}>
            {endpoints.map(({ path }) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        </label>
        <label class="body">
          Body
          <textarea
            rows={9}
            spellcheck={false}
            disabled={call.method === 'GET'}
            value={call.body}
            onInput={(event) => setCall({ ...call, body: event.currentTarget.value })}
          />
        </label>
        <button type="submit" class="primary">
          Send
        </button>
      </form>
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
