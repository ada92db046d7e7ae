import { Data } from '../../browser/data.tsx';
import { tools } from '../../own-tools/tools-of-site.ts';
import { ApiConsole, type Endpoint } from './api-console.tsx';
import { ApiReference, type Operation } from './api-reference.tsx';
import { WorkerStatus } from './worker-status.tsx';

export function Api() {
  const endpoints: readonly Endpoint[] = [
    ...tools.map(({ slug, example }) => ({ path: `/api/${slug}`, example })),
    { path: '/api/' },
    { path: '/api/openapi.json' },
  ];
  const operations: readonly Operation[] = tools.map(({ slug, name }) => ({
    path: `/api/${slug}`,
    summary: name,
  }));
  return (
    <>
      <div class="title">
        <h1>A JSON API without a server</h1>
        <p>
          A service worker answers every call of <code>/api/</code> on this site. Add it to your own
          with <code>npm install toolworker</code> and <code>await install()</code>.
        </p>
      </div>
      <noscript>
        <p class="card">The console needs JavaScript, as the worker does.</p>
      </noscript>
      <div class="columns">
        <div id="worker-status">
          <WorkerStatus />
        </div>
        <div id="api-console">
          <ApiConsole endpoints={endpoints} />
        </div>
      </div>
      <div id="api-reference">
        <ApiReference operations={operations} />
      </div>
      <Data id="endpoints" value={endpoints} />
      <Data id="operations" value={operations} />
    </>
  );
}
