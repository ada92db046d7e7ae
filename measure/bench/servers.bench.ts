import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import autocannon from 'autocannon';
import { freePort } from '../../test/support/free-port.ts';
import { startWorkerd } from '../../test/system/workerd/start.ts';
import { forkServer } from './contenders.ts';
import { interleave, median, medianRatio } from './statistics.ts';
import { formatCount, theme } from './theme.ts';

const rounds = 7;
const secondsInTurn = 2;

interface Server {
  readonly name: string;
  readonly start: (folder: string) => Promise<{ server: ChildProcess; port: number }>;
}

const servers: readonly Server[] = [
  { name: 'a constant of Node’s `http`', start: () => forkServer('servers/constant.js') },
  { name: 'fastify with a schema', start: () => forkServer('servers/fastify.js') },
  {
    name: '**toolworker/server** on Node, through srvx',
    start: () => forkServer('servers/toolworker.js'),
  },
  {
    name: '**toolworker/server** on workerd',
    start: async (folder) => {
      const port = await freePort();
      const server = await startWorkerd(port, folder);
      while (!(await fetch(`http://127.0.0.1:${port}/api/`).catch(() => undefined))) await rest(20);
      return { server, port };
    },
  },
];

theme(
  'Servers',
  'A program on the same machine, which needs a core of its own, posts to `/api/bmi-calculator` through 32 connections; each server is one process. All but the first compute the answer.',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
    const started = await Promise.all(servers.map(({ start }) => start(folder)));
    try {
      for (const { port } of started) await requestsASecond(port);
      const samples = await interleave(started, rounds, ({ port }) => requestsASecond(port));
      const rows = servers.map(({ name }, index) => {
        const rates = samples[index] ?? [];
        const ratio = medianRatio(rates, samples[0] ?? []).toFixed(2);
        return [name, formatCount(median(rates)), ratio];
      });
      return [{ columns: ['answered by', 'requests a second', 'ratio'], rows }];
    } finally {
      for (const { server } of started) server.kill();
      await Promise.all(started.map(({ server }) => once(server, 'exit')));
      rmSync(folder, { recursive: true });
    }
  },
);

async function requestsASecond(port: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${port}/api/bmi-calculator`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"unit":"metric","height":180,"weight":81}',
    connections: 32,
    duration: secondsInTurn,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests were not answered.`);
  return requests.average;
}
