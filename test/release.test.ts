import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';

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

test('only the job that publishes may speak for the project, and it may do nothing else', () => {
  expect(pack.permissions).toEqual({ contents: 'read' });
  expect(publish.permissions).toEqual({ 'id-token': 'write' });
});

test('that job takes the tarball, and runs no code but npm and the actions of GitHub', () => {
  expect(publish.needs).toBe('pack');
  expect(actionsOf(publish)).toEqual(['actions/setup-node', 'actions/download-artifact']);
  expect(commandsOf(publish)).toEqual([
    'npm publish ./toolworker-*.tgz --ignore-scripts --provenance --access public',
  ]);
});

test('what is packed has been tested', () => {
  const commands = commandsOf(pack);
  const order = ['npm ci', 'npm test', 'npm pack --ignore-scripts'].map((run) =>
    commands.indexOf(run),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('every action is pinned by its commit, and says which version that is', () => {
  const uses = text.match(/uses: .*/g) ?? [];
  expect(uses).toHaveLength(actionsOf(pack).length + actionsOf(publish).length);
  for (const line of uses) {
    expect(line).toMatch(/^uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

test('the published package names the repository that it comes from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'toolworker-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), readFileSync('package.json'));
  const script = commandsOf(pack).find((run) => run.includes('npm pkg set')) ?? '';
  const env = {
    ...process.env,
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_REPOSITORY: 'owner/toolworker',
  };
  execFileSync('bash', ['-eo', 'pipefail', '-c', script], { cwd: folder, env, stdio: 'pipe' });
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    repository: { type: 'git', url: 'git+https://github.example/owner/toolworker.git' },
    homepage: 'https://github.example/owner/toolworker#readme',
    bugs: { url: 'https://github.example/owner/toolworker/issues' },
  });
});
