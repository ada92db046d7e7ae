import { spawnSync } from 'node:child_process';
import { createHandler, tools } from 'toolworker';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fewOf } from '../sampled.ts';

const handle = createHandler({ tools });

// A shell parses the line, and the handler gets the request that curl would send.
const takeApart = `curl() { printf '%s\\0' "$@"; }`;

test.each(fewOf(tools, 5))(
  'the command line of $slug posts its example',
  async ({ slug, example }) => {
    const document = await handle(new Request(`https://example.com/api/${slug}`));
    const { curlExample } = await document.json();
    const { stdout } = spawnSync('sh', ['-c', `${takeApart}\n${curlExample}`], {
      encoding: 'utf8',
    });
    const [x, method = '', url = '', h, header = '', d, body = '', ...others] = stdout.split('\0');
    expect([x, h, d, others]).toEqual(['-X', '-H', '-d', ['']]);
    expect(url).toBe(`https://example.com/api/${slug}`);
    expect(JSON.parse(body)).toEqual(example);
    const [name = '', value = ''] = header.split(': ');
    const response = await handle(new Request(url, { method, headers: { [name]: value }, body }));
    expect(await response.json()).toMatchObject({ ok: true });
  },
);

/** Runs a line of JavaScript like a browser's console, and resolves to its value. */
async function pasted(line: string): Promise<unknown> {
  const AsyncFunction = (async () => {}).constructor;
  return AsyncFunction(`return ${line}`)();
}

test.each(tools)('the JavaScript line of $slug posts its example', async ({ slug, example }) => {
  const document = await handle(new Request(`https://example.com/api/${slug}`));
  const { howToCall } = await document.json();
  const [line, answers] = howToCall.split('\n');
  const fetch = vi.fn((url: string, init: RequestInit) => handle(new Request(url, init)));
  vi.stubGlobal('fetch', fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await pasted(line)).toMatchObject({ ok: true });
  const init = { method: 'POST', body: JSON.stringify(example) };
  expect(fetch.mock.calls).toEqual([[`https://example.com/api/${slug}`, init]]);
  expect(answers).toBe('answers {"ok":true,"result":{…}} or {"ok":false,"error":"…"}.');
});
