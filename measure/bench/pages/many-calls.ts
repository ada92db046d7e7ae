import { calculateBmi, createClient, runTool, tools } from 'toolworker';

const local = createClient({
  transport: (name, request) => runTool(name, request, { tools }),
});
const remote = createClient();

const requestOf = (index: number) => ({
  unit: 'metric' as const,
  height: 150 + (index % 50),
  weight: 60 + (index % 400) / 10,
});

export async function byFunction(count: number): Promise<number> {
  const start = performance.now();
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += calculateBmi(requestOf(index)).bmi;
  return sum > 0 ? performance.now() - start : Number.NaN;
}

export async function byRunTool(count: number): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < count; index += 1) {
    await local.call('bmi-calculator', requestOf(index));
  }
  return performance.now() - start;
}

export async function byFetch(count: number): Promise<number> {
  const start = performance.now();
  let next = 0;
  const callAll = async () => {
    while (next < count) {
      next += 1;
      await remote.call('bmi-calculator', requestOf(next));
    }
  };
  await Promise.all(Array.from({ length: 64 }, callAll));
  return performance.now() - start;
}

export async function byBatch(count: number): Promise<number> {
  const start = performance.now();
  const calls = Array.from({ length: count }, (_, index) => ({
    tool: 'bmi-calculator',
    body: requestOf(index),
  }));
  const response = await fetch('/api/', { method: 'POST', body: JSON.stringify(calls) });
  const results: unknown[] = await response.json();
  return results.length === count ? performance.now() - start : Number.NaN;
}
