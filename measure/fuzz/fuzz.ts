import { parseArgs } from 'node:util';
import fc, { type Arbitrary } from 'fast-check';
import { tools } from '../../src/tools/registry.ts';
import { bodyFor } from '../../test/support/fuzz/bodies.ts';
import { askerOf } from '../../test/support/fuzz/expect-sound.ts';
import { askerOverHttp, askerOverStdio } from '../../test/support/fuzz/expect-sound-mcp.ts';
import { messagesFor } from '../../test/support/fuzz/mcp-messages.ts';
import { callsOf, libraryNames } from '../../test/support/fuzz/own-tools.ts';

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
  ...tools.map((tool) => target(tool.slug, bodyFor(tool), askerOf(tool))),
  ...libraryNames.map((name) =>
    target(`own-${name}`, callsOf(name), ({ tool, body }) => askerOf(tool)(body)),
  ),
  target('mcp-http', messages, askerOverHttp(tools)),
  target('mcp-stdio', messages, askerOverStdio(tools)),
];
const targets = everyTarget.filter(({ slug }) => given.tool === undefined || slug === given.tool);
const share = (Number(given.minutes) * 60_000) / targets.length;
let slowest: readonly Call[] = [];
let calls = 0;

console.log(`Seed ${seed}, ${targets.length} targets, ${Math.round(share / 1000)} s each.`);

for (const { slug, check } of targets) {
  const outcome = await check(share);
  if (outcome.failed) {
    const { counterexample, counterexamplePath, errorInstance } = outcome;
    console.error(
      `${slug} fails: ${String(errorInstance)}\n${String(counterexample).slice(0, 2000)}`,
    );
    console.error(`npm run fuzz -- --tool=${slug} --seed=${seed} --path=${counterexamplePath}`);
    process.exitCode = 1;
  }
}

/** Returns what is fuzzed: a name, and a check that measures each call. */
function target<Sent>(slug: string, bodies: Arbitrary<Sent>, ask: (body: Sent) => Promise<void>) {
  const property = fc.asyncProperty(bodies, async (body) => {
    const start = performance.now();
    await ask(body);
    const milliseconds = performance.now() - start;
    const call = { slug, milliseconds, start: fc.stringify(body).slice(0, 80) };
    slowest = [...slowest, call].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
    calls += 1;
  });
  const check = (milliseconds: number) =>
    fc.check(property, {
      seed,
      ...(given.path !== undefined && { path: given.path }),
      numRuns: Number.MAX_SAFE_INTEGER,
      interruptAfterTimeLimit: milliseconds,
      markInterruptAsFailure: false,
    });
  return { slug, check };
}

console.log(`${calls} calls; the slowest, in ms:`);
for (const { slug, milliseconds, start } of slowest) {
  console.log(`${milliseconds.toFixed(0).padStart(6)} ${slug} ${JSON.stringify(start)}`);
}
