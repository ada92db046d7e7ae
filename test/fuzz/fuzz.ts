import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { tools } from '../../src/tools/registry.ts';
import { bodyFor } from './bodies.ts';
import { askerOf } from './expect-sound.ts';
import { askerOverHttp, askerOverStdio } from './expect-sound-mcp.ts';
import { messagesFor } from './mcp-messages.ts';

const { values: given } = parseArgs({
  options: {
    tool: { type: 'string' },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string' },
    path: { type: 'string' },
  },
});

interface Call {
  readonly slug: string;
  readonly milliseconds: number;
  readonly start: string;
}

const seed = given.seed === undefined ? Date.now() & 0x7fffffff : Number(given.seed);
const messages = messagesFor(tools);
const everyTarget = [
  ...tools.map((tool) => ({ slug: tool.slug, bodies: bodyFor(tool), ask: askerOf(tool) })),
  { slug: 'mcp-http', bodies: messages, ask: askerOverHttp(tools) },
  { slug: 'mcp-stdio', bodies: messages, ask: askerOverStdio(tools) },
];
const targets = everyTarget.filter(({ slug }) => given.tool === undefined || slug === given.tool);
const share = (Number(given.minutes) * 60_000) / targets.length;
let slowest: readonly Call[] = [];
let calls = 0;

console.log(`Seed ${seed}, ${targets.length} targets, ${Math.round(share / 1000)} s each.`);

for (const { slug, bodies, ask } of targets) {
  const property = fc.asyncProperty(bodies, async (body) => {
    const start = performance.now();
    await ask(body);
    const call = {
      slug,
      milliseconds: performance.now() - start,
      start: String(body).slice(0, 80),
    };
    slowest = [...slowest, call].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
    calls += 1;
  });
  const outcome = await fc.check(property, {
    seed,
    ...(given.path !== undefined && { path: given.path }),
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: share,
    markInterruptAsFailure: false,
  });
  if (outcome.failed) {
    const { counterexample, counterexamplePath, errorInstance } = outcome;
    console.error(
      `${slug} fails: ${String(errorInstance)}\n${String(counterexample).slice(0, 2000)}`,
    );
    console.error(`npm run fuzz -- --tool=${slug} --seed=${seed} --path=${counterexamplePath}`);
    process.exitCode = 1;
  }
}

console.log(`${calls} calls; the slowest, in ms:`);
for (const { slug, milliseconds, start } of slowest) {
  console.log(`${milliseconds.toFixed(0).padStart(6)} ${slug} ${JSON.stringify(start)}`);
}
