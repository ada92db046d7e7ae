import { once } from 'node:events';
import { createServer } from 'node:http';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { createHandler, tools } from 'toolworker';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fetchBmi } from './bmi.js';

const handle = createHandler({ tools });

const server = setupServer(
  http.all('*/api/*', async ({ request }) => {
    const response = await handle(request);
    return response.status === 404 ? undefined : response;
  }),
  http.get('*/api/orders', () => HttpResponse.json(['from msw'])),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('computes the BMI', async () => {
  expect(await fetchBmi(180, 81)).toBe(25);
});

test('passes the API’s error on', async () => {
  await expect(fetchBmi(0, 81)).rejects.toThrow('height: expected a number greater than 0, got 0');
});

test('another handler of msw answers below the API', async () => {
  const response = await fetch('/api/orders');
  expect(await response.json()).toEqual(['from msw']);
});

test('a handler that a test adds comes first', async () => {
  const error = 'The tools are closed.';
  server.use(http.post('*/api/bmi-calculator', () => HttpResponse.json({ ok: false, error })));
  await expect(fetchBmi(180, 81)).rejects.toThrow(error);
});

test('the app’s own server answers what msw does not', async () => {
  const backend = createServer((_, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*').end('from the server');
  });
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const response = await fetch(`http://127.0.0.1:${backend.address().port}/api/users`);
  expect(await response.text()).toBe('from the server');
  backend.close();
});
