// Fits the token estimate again, starting from its present weights, and reports what has changed:
// `npm run fit` in this folder, after `npm install`, which takes a gigabyte. A fit takes ten
// minutes or more.
import { runnerImport } from 'vite';

/** Loads a module and its imports again for each run, since the weights change in between. */
async function run(name) {
  const { module } = await runnerImport(`./scripts/fit-token-weights/${name}.ts`);
  return module;
}

await run('count-texts');
const { measurements: before } = await run('measure');
await run('fit');
const { measurements: after } = await run('measure');

console.log('Mean errors in percent, of pages and of short texts, before and after:');
console.table(
  Object.fromEntries(
    Object.entries(after.errors).map(([family, errors]) => {
      const former = before.errors[family];
      const columns = Object.entries(errors).map(([kind, error]) => {
        const [from, to] = [former[kind], error].map((value) => (100 * value).toFixed(1));
        return [kind, from === to ? to : `${from} → ${to}`];
      });
      return [family, Object.fromEntries(columns)];
    }),
  ),
);
console.log(`Bytes of the estimate in a bundle: ${before.bytes} before, ${after.bytes} after`);
