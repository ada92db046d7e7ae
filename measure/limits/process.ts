import { readFileSync, writeFileSync } from 'node:fs';

export interface Cost {
  /** CPU time of the thread that answers, which does not depend on how busy the machine is. */
  readonly milliseconds: number;
  /** The peak growth of the process's memory. */
  readonly megabytes: number;
}

/** Measures work on the main thread of one of these processes. Works only on Linux. */
export async function costOf(pids: readonly number[], work: () => Promise<void>): Promise<Cost> {
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = pids.map((pid) => ({ pid, time: threadTime(pid), memory: memory(pid, 'VmRSS') }));
  await work();
  const costs = before.map(({ pid, time, memory: start }) => ({
    milliseconds: threadTime(pid) - time,
    megabytes: (memory(pid, 'VmHWM') - start) / 1024,
  }));
  return {
    milliseconds: Math.round(Math.max(...costs.map(({ milliseconds }) => milliseconds))),
    megabytes: Math.round(Math.max(...costs.map(({ megabytes }) => megabytes))),
  };
}

function threadTime(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

function memory(pid: number, figure: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]);
}
