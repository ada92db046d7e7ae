import { readdirSync, readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import * as z from 'zod';
import manifest from '../../package.json' with { type: 'json' };

const job = z.object({
  needs: z.optional(z.string()),
  permissions: z.record(z.string(), z.string()),
  steps: z.array(z.object({ uses: z.optional(z.string()), run: z.optional(z.string()) })),
});

type Job = z.infer<typeof job>;

const text = readFileSync('.github/workflows/release.yml', 'utf8');
const workflow = z
  .object({
    permissions: z.object({}).strict(),
    jobs: z.object({ pack: job, publish: job }).strict(),
  })
  .parse(parseYaml(text));
const { pack, publish } = workflow.jobs;

const commandsOf = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);
const actionsOf = ({ steps }: Job) => steps.flatMap(({ uses }) => uses?.split('@')[0] ?? []);

test('only the publish job gets an identity token, and it has no other permission', () => {
  expect(pack.permissions).toEqual({ contents: 'read' });
  expect(publish.permissions).toEqual({ 'id-token': 'write' });
});

test("the publish job takes the tarball, and runs only npm and GitHub's actions", () => {
  expect(publish.needs).toBe('pack');
  expect(actionsOf(publish)).toEqual(['actions/setup-node', 'actions/download-artifact']);
  expect(commandsOf(publish)).toEqual([
    'npm publish ./toolworker-*.tgz --ignore-scripts --provenance --access public',
  ]);
});

test('the package is tested before it is packed', () => {
  const commands = commandsOf(pack);
  const steps = ['npm ci', 'npm test', 'npm run test:sweeps', 'npm pack'];
  const order = steps.map((run) => commands.indexOf(run));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('every action in every workflow is pinned to a commit, with its version in a comment', () => {
  const files = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`);
  const uses = files.flatMap((file) => readFileSync(file, 'utf8').match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(actionsOf(pack).length + actionsOf(publish).length);
  for (const line of uses) {
    expect(line).toMatch(/^uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test('the package names a single repository, as its provenance requires', () => {
  const address = /^git\+(https:\/\/github\.com\/[\w-]+\/[\w-]+)\.git$/;
  const [, repository] = address.exec(manifest.repository.url) ?? [];
  expect(manifest).toMatchObject({
    homepage: `${repository}#readme`,
    bugs: { url: `${repository}/issues` },
  });
});
