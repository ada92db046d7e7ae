import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundle } from '../../test/system/package/bundle.ts';
import { interleave, median, medianRatio } from './statistics.ts';
import { formatTime, theme } from './theme.ts';

const rounds = 31;

interface Contender {
  readonly name: string;
  readonly args: readonly string[];
}

interface Sample {
  readonly opened: number;
  readonly called: number;
  readonly megabytes: number;
}

const byHand = 'measure/bench/servers/mcp-by-hand.js';

theme(
  'Agents',
  'A client of the Model Context Protocol starts a server with all tools, opens the session, lists the tools and calls one. Times start with the process; memory is what the process uses after the call. The server by hand does the minimum that a client can work with: it checks no messages and knows one version of the protocol.',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
    try {
      const bundled = join(folder, 'by-hand.mjs');
      writeFileSync(bundled, await bundle(readFileSync(byHand, 'utf8')));
      const contenders: readonly Contender[] = [
        { name: 'by hand', args: [byHand] },
        { name: 'by hand, bundled into one file', args: [bundled] },
        { name: 'the official SDK', args: ['measure/bench/servers/mcp-sdk.js'] },
        { name: '**toolworker mcp**', args: ['dist/cli.js', 'mcp'] },
      ];
      const samples = await interleave(contenders, rounds, ({ args }) => openSession(args));
      const of = (index: number, key: keyof Sample) =>
        (samples[index] ?? []).map(({ [key]: value }) => value);
      const rows = contenders.map(({ name }, index) => [
        name,
        formatTime(median(of(index, 'opened'))),
        medianRatio(of(index, 'opened'), of(0, 'opened')).toFixed(2),
        formatTime(median(of(index, 'called'))),
        medianRatio(of(index, 'called'), of(0, 'called')).toFixed(2),
        `${median(of(index, 'megabytes')).toFixed(0)} MB`,
      ]);
      const columns = ['server', 'first answer', 'ratio', 'first result', 'ratio', 'memory'];
      return [{ columns, rows }];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

async function openSession(args: readonly string[]): Promise<Sample> {
  const start = performance.now();
  const server = spawn(process.execPath, [...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const ask = async (id: number, method: string, params: object) => {
    server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    const { value } = await lines.next();
    const { result } = JSON.parse(value);
    if (!result) throw new Error(value);
    return performance.now() - start;
  };
  const clientInfo = { name: 'bench', version: '1.0.0' };
  const session = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
  const opened = await ask(1, 'initialize', session);
  await ask(2, 'tools/list', {});
  const call = { name: 'percentage-of', arguments: { x: 7, y: 100 } };
  const called = await ask(3, 'tools/call', call);
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
  server.kill();
  await once(server, 'exit');
  return { opened, called, megabytes: Number(kilobytes) / 1024 };
}
