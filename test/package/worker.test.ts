import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

type Listener = (event: {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}) => void;

const origin = 'https://example.com';

test('the worker decodes the tables of characters at the first count, not when it starts', async () => {
  const decodeDigit = vi.fn(parseInt);
  const listeners = new Map<string, Listener>();
  const self = {
    location: new URL(`${origin}/toolworker.js`),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  const context = createContext({
    self,
    URL,
    URLSearchParams,
    Response,
    TextDecoder,
    parseInt: decodeDigit,
  });
  runInContext(readFileSync('dist/toolworker.js', 'utf8'), context);
  expect(decodeDigit).not.toHaveBeenCalled();

  const answer = await new Promise<Response>((resolve, reject) => {
    const body = JSON.stringify({ text: 'e\u0301!' });
    const request = new Request(`${origin}/api/word-counter`, { method: 'POST', body });
    const respondWith = (response: Promise<Response>) => response.then(resolve, reject);
    listeners.get('fetch')?.({ request, respondWith });
  });
  expect(await answer.json()).toMatchObject({ ok: true, result: { characters: 2 } });
  expect(decodeDigit).toHaveBeenCalled();
});
