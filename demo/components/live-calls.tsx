import { clientCall, curlCall, fetchCall, importCall, shownRequest } from '../calls.ts';
import type { Request } from '../inputs.ts';
import type { Field, ToolPage } from '../tool-page.ts';
import { CodeBlock } from './code-block.tsx';
import type { Exchange } from './use-exchange.ts';

interface Properties {
  readonly tool: ToolPage;
  readonly fields: readonly Field[];
  readonly request: Request;
  readonly exchange: Exchange | undefined;
}

/** The current request and response as JSON, and the code of the same call. */
export function LiveCalls({ tool, fields, request, exchange }: Properties) {
  const { packageFunction } = tool;
  const shown = shownRequest(fields, request);
  const { text = '', status, by } = exchange?.answer ?? {};
  return (
    <section aria-labelledby="calls">
      <h2 id="calls">Use it in your code</h2>
      <p class="note">
        In a page, a service worker answers <code>fetch</code>, online and offline. For{' '}
        <code>curl</code>, start a server:{' '}
        {packageFunction ? (
          <code>npx toolworker serve</code>
        ) : (
          <code>npx toolworker serve --tools ./tool.ts</code>
        )}
        .
      </p>
      <div class="columns">
        {packageFunction ? (
          <CodeBlock title="import" code={importCall(packageFunction, shown)} />
        ) : (
          <CodeBlock title="client" code={clientCall(tool, shown)} />
        )}
        <CodeBlock title="fetch" code={fetchCall(tool, shown)} />
        <CodeBlock title="curl" code={curlCall(tool, shown)} isWide />
        <CodeBlock
          title={`Request: POST /api/${tool.slug}`}
          code={JSON.stringify(shown, null, 2)}
        />
        <CodeBlock
          title={status ? `Response: status ${status}, from ${by}` : 'Response'}
          code={pretty(text)}
          full={() => text}
        />
      </div>
    </section>
  );
}

const longestShown = 5_000;

/** Indents JSON; cuts long JSON instead. */
export function pretty(json: string): string {
  if (json.length > longestShown) return `${json.slice(0, longestShown)}…`;
  return json === '' ? '' : JSON.stringify(JSON.parse(json), null, 2);
}
