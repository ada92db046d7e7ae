import { expect, vi } from 'vitest';
import type { fakeScope } from './fake-scope.ts';

export const body = '{"x":7,"y":100}';
export const post = { method: 'POST', body } as const;
export const seven = { ok: true, result: { result: 7 } };

/** Checks that a navigation shows the app's own documents, or offline those of the API. */
async function expectDocuments(
  worker: ReturnType<typeof fakeScope>,
  documents: readonly string[],
  tool: string,
): Promise<void> {
  const network = vi.spyOn(globalThis, 'fetch');
  for (const path of documents) {
    network.mockResolvedValueOnce(new Response('of the backend'));
    expect(await (await worker.fetch(path, { mode: 'navigate' }))?.text()).toBe('of the backend');
    network.mockRejectedValueOnce(new TypeError('offline'));
    expect((await worker.fetch(path, { mode: 'navigate' }))?.status, path).toBe(200);
  }
  network.mockClear();
  expect((await worker.fetch(tool, { mode: 'navigate' }))?.status).toBe(200);
  expect(network).not.toHaveBeenCalled();
  network.mockRestore();
}

/** Checks that the worker handles the API's requests below the base, and ignores all others. */
export async function expectAnswers(
  worker: ReturnType<typeof fakeScope>,
  base = '/api/',
): Promise<void> {
  const tool = `${base}percentage-of`;
  const answer = await worker.fetch(tool, post);
  expect(await answer?.json()).toEqual(seven);
  for (const path of [base, base.slice(0, -1), `${base}openapi.json`, tool, `${tool}/?x`]) {
    expect((await worker.fetch(path))?.status, path).toBe(200);
  }
  await expectDocuments(worker, [base, `${base}openapi.json`], tool);
  for (const method of ['PUT', 'PATCH', 'DELETE', 'PURGE']) {
    expect((await worker.fetch(tool, { method }))?.status, method).toBe(405);
  }
  expect((await worker.fetch(tool, { method: 'OPTIONS' }))?.status).toBe(204);
  expect((await worker.fetch(tool, { method: 'HEAD' }))?.status).toBe(200);

  const ignored: readonly [path: string, init?: RequestInit][] = [
    ['/'],
    ['/index.html', { mode: 'navigate' }],
    [`${base}users.json`],
    [`${base}users`, post],
    [`${base}guide`, { mode: 'navigate' }],
    [tool, { ...post, mode: 'navigate' }],
    [`${tool}/orders`],
    [`${base.slice(0, -1)}s`],
    [`https://example.org${tool}`],
    [`https://example.org${tool}`, { method: 'OPTIONS' }],
  ];
  for (const [path, init] of ignored) {
    expect(await worker.fetch(path, init), `${JSON.stringify(init)} ${path}`).toBeUndefined();
  }
}
