import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { createHandler } from 'toolworker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { casesBySlug, expectResult } from '../tools/cases.ts';
import { startWorkerd } from './workerd.ts';

interface Server {
  readonly name: string;
  /** Starts the server on a port and says what to run. */
  readonly start: (port: number, folder: string) => Promise<ChildProcess>;
}

const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];

const servers: readonly Server[] = [
  {
    name: 'Node, by toolworker serve',
    start: async (port) =>
      spawn(process.execPath, ['dist/cli.js', 'serve', '--port', `${port}`], { stdio }),
  },
  {
    name: 'workerd, the engine of Cloudflare Workers',
    start: startWorkerd,
  },
];

describe.each(servers)('on $name', ({ start }) => {
  const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  let origin: string;
  let server: ChildProcess;

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = await start(port, folder);
    while (!(await fetch(`${origin}/api/`).catch(() => undefined))) await rest(20);
  });

  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  });

  async function post(slug: string, request: object) {
    const body = JSON.stringify(request);
    const response = await fetch(`${origin}/api/${slug}`, { method: 'POST', body });
    return { status: response.status, body: await response.json() };
  }

  test.each([...casesBySlug])('%s answers its cases', async (slug, cases) => {
    for (const answer of cases.answers) {
      const { status, body } = await post(slug, answer.request);
      expect({ status, ok: body.ok }).toEqual({ status: 200, ok: true });
      expectResult(body.result, answer);
    }
    for (const { request, error } of [...cases.refusals, ...cases.malformed]) {
      expect(await post(slug, request)).toEqual({ status: 400, body: { ok: false, error } });
    }
  });

  test.each([
    ['/api/', 'GET'],
    ['/api/bmi-calculator', 'GET'],
    ['/api/openapi.json', 'GET'],
    ['/api/bmi-calculator/?x', 'HEAD'],
    ['/api/bmi-calculator', 'OPTIONS'],
    ['/api/bmi-calculator', 'DELETE'],
    ['/api/bmi-calculater', 'GET'],
    ['/api/percentage-of', 'POST'],
  ])('%s answers %s as the handler does', async (path, method) => {
    const served = await fetch(origin + path, { method });
    const handled = await createHandler()(new Request(origin + path, { method }));
    expect(served.status).toBe(handled.status);
    expect(await served.text()).toBe(await handled.text());
    expect(Object.fromEntries(served.headers)).toMatchObject(Object.fromEntries(handled.headers));
  });

  test('a body announced as more than 10 MiB is refused before it is sent, the next is served', async () => {
    const headers = { 'Content-Length': 10 * 1024 * 1024 + 1 };
    const announced = request(`${origin}/api/percentage-of`, { method: 'POST', headers });
    announced.flushHeaders();
    const [refused]: IncomingMessage[] = await once(announced, 'response');
    expect(refused?.statusCode).toBe(413);
    announced.destroy();
    expect(await post('percentage-of', { x: 7, y: 100 })).toMatchObject({ status: 200 });
  });
});
