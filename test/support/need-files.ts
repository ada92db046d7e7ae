import { existsSync, readdirSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

/** Stops a run before its tests if a tool lacks a file, since many tests would fail for each. */
export default function needFiles({ config: { provide } }: TestProject): void {
  const { slugs = slugsOfFolders() } = provide;
  const missing = slugs.flatMap(filesOf).filter((file) => !existsSync(file));
  if (missing.length > 0) {
    const message = missing.map((file) => `${file} is missing; ${remedyFor(file)}`).join('\n');
    // Vite fails to map the stack of an error that is thrown in a setup file.
    throw Object.assign(new Error(message), { stack: message });
  }
}

const slugsOfFolders = () =>
  readdirSync('src/tools', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Returns the files that a tool must have. */
const filesOf = (slug: string) => [
  ...['request', 'tool', 'index'].map((name) => `src/tools/${slug}/${name}.ts`),
  ...[`test/spec/${slug}.ts`, `test/unit/tools/${slug}`, `demo/tools/${slug}/about.ts`],
];

const remedyFor = (file: string) =>
  file.endsWith('/index.ts')
    ? 'run npm run tool:write'
    : `write it like ${file.replace(/^(.*tools|test\/spec)\/[\w-]+/, '$1/percentage-of')}`;
