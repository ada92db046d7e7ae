import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { type RunningProgram, startProgram } from '../../test/support/start-program.ts';

const command = ['dist/cli.js', 'mcp'];
const rows: string[] = [];

function send({ write }: RunningProgram, id: number, method: string, params = {}): void {
  write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
}

function megabytesOf({ pid }: RunningProgram): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

function note(what: string, server: RunningProgram): void {
  rows.push(`| ${what} | ${megabytesOf(server).toFixed(0)} |`);
}

afterAll(() => {
  mkdirSync('reports', { recursive: true });
  const lines = [
    '# What a server for agents needs',
    '',
    'Written by `npm run limits`: the peak of the memory of `toolworker mcp`, of which Node itself needs about 45 MB.',
    '',
    '| while it | MB |',
    '| --- | ---: |',
    ...rows,
    '',
  ];
  writeFileSync('reports/servers.md', lines.join('\n'));
});

test('answers one call', async () => {
  const server = startProgram(command);
  send(server, 1, 'tools/call', { name: 'percentage-of', arguments: { x: 7, y: 100 } });
  expect(await server.read()).toHaveLength(1);
  note('answers one call', server);
});

test('answers 200 calls at once', async () => {
  const server = startProgram(command);
  for (let id = 0; id < 200; id += 1) {
    send(server, id, 'tools/call', { name: 'percentage-of', arguments: { x: id, y: 100 } });
  }
  expect(await server.read(200)).toHaveLength(200);
  note('answers 200 calls at once', server);
});

test('lists its tools 6,000 times while nobody reads', async () => {
  const server = startProgram(command);
  for (let id = 0; id < 6_000; id += 1) send(server, id, 'tools/list');
  await rest(10_000);
  note('lists its tools 6,000 times, 147 MB in all, while nobody reads for 10 s', server);
  expect(await server.read(6_000)).toHaveLength(6_000);
});
