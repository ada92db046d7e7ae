import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createHandler, install, tools } from 'toolworker';

const handle = createHandler({ tools });

const worker = setupWorker(
  http.all('*/api/*', async ({ request }) => {
    const response = await handle(request);
    return response.status === 404 ? undefined : response;
  }),
  http.get('/api/orders', () => HttpResponse.json(['from msw'])),
);

await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
const { status } = await install();
const output = document.querySelector('output');
if (output) output.value = status;
