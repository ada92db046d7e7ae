import { runTool, tools } from 'toolworker';
import { takeOver } from './take-over.js';

takeOver();

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (pathname === '/api/') event.respondWith(answerAll(event.request));
});

/** Answers an array of calls with an array of results. */
async function answerAll(request) {
  const calls = await request.json();
  const results = await Promise.all(calls.map(({ tool, body }) => runTool(tool, body, { tools })));
  return Response.json(results);
}
