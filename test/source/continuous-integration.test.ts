import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import * as z from 'zod';
import manifest from '../../package.json' with { type: 'json' };

const job = z.object({
  permissions: z.record(z.string(), z.string()),
  strategy: z.optional(z.object({ matrix: z.object({ node: z.array(z.string()) }) })),
  steps: z.array(
    z.object({
      uses: z.optional(z.string()),
      with: z.optional(z.unknown()),
      run: z.optional(z.string()),
    }),
  ),
});

const { permissions, jobs } = z
  .object({ permissions: z.object({}).strict(), jobs: z.record(z.string(), job) })
  .parse(parseYaml(readFileSync('.github/workflows/ci.yml', 'utf8')));

test('a pull request may read the repository and nothing else', () => {
  expect(permissions).toEqual({});
  for (const { permissions, steps } of Object.values(jobs)) {
    expect(permissions).toEqual({ contents: 'read' });
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).toMatchObject([{ with: { 'persist-credentials': false } }]);
  }
});

test('a pull request is tested on the oldest Node that the package allows', () => {
  const matrices = Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix.node ?? []);
  const [oldest] = new Set(matrices);
  expect(manifest.engines.node).toBe(`>=${oldest}`);
});

test('a pull request runs only scripts that exist', () => {
  const commands = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  );
  const scripts = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
  expect(scripts).toEqual(expect.arrayContaining(['test:engines', 'test:hosts']));
});
