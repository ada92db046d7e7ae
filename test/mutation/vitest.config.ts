import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const unit = process.env.MUTATED_UNIT ?? '';
const tool = existsSync(fromRoot(`src/${unit}/tool.ts`)) ? path.basename(unit) : undefined;

// What has no tests of its own is tested by those beside it.
const hasTests = tool !== undefined || existsSync(fromRoot(`test/${unit}.test.ts`));
const tests = `${hasTests ? unit : path.dirname(unit)}{.test.ts,/*.test.ts}`;

/** Stands in for the whole library, which would take longer to load for each mutant than its tests. */
function functionOfTool(): Plugin {
  const files = readdirSync(fromRoot(`src/${unit}`)).filter((file) => file !== 'tool.ts');
  const modules = [...files.map((file) => `src/${unit}/${file}`), 'src/tool-error.ts'];
  return {
    name: 'function-of-tool',
    resolveId: (id) => (id === 'toolworker' ? '\0toolworker' : null),
    load: (id) =>
      id === '\0toolworker'
        ? modules.map((module) => `export * from ${JSON.stringify(fromRoot(module))};`).join('\n')
        : null,
  };
}

/** Runs the cases before properties, for they are quicker and kill most. */
class CasesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.sort((left, right) => left.moduleId.localeCompare(right.moduleId));
  }
}

export default defineConfig({
  root: fromRoot('.'),
  plugins: tool ? [functionOfTool()] : [],
  resolve: { alias: tool ? {} : { toolworker: fromRoot('src/index.ts') } },
  test: {
    include: [`test/${tests}`, ...(tool ? ['test/mutation/cases.test.ts'] : [])],
    // Stryker runs tests in a thread, which cannot change its time zone.
    exclude: ['**/time-zones.test.ts'],
    env: { TOOL: tool },
    environment: unit.startsWith('client/') ? 'happy-dom' : 'node',
    // A thread for each of the few files would take longer to start than most tests take.
    isolate: false,
    sequence: { sequencer: CasesFirst },
    setupFiles: ['test/setup.ts', 'test/mutation/setup.ts'],
    testTimeout: 30_000,
    // A mutated loop takes the first minutes, and code with all its mutants weighs too much.
    testNamePattern: /^(?!.*(?:linear time|of a bundle))/,
  },
});
