import { readdirSync, readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import manifest from '../../package.json' with { type: 'json' };

const job = z.object({
  needs: z.optional(z.string()),
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

type Job = z.infer<typeof job>;

const folder = '.github/workflows';

/** Returns the jobs of a workflow. It must grant no permission to all of them. */
function jobsOf(file: string): Readonly<Record<string, Job>> {
  const workflow = z.object({
    permissions: z.object({}).strict(),
    jobs: z.record(z.string(), job),
  });
  return workflow.parse(parseYaml(readFileSync(`${folder}/${file}`, 'utf8'))).jobs;
}

const commandsOf = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);
const actionsOf = ({ steps }: Job) => steps.flatMap(({ uses }) => uses?.split('@')[0] ?? []);

test('every action in every workflow is pinned to a commit, with its version in a comment', () => {
  const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const uses = texts.flatMap((text) => text.match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  for (const line of uses) {
    expect(line).toMatch(/^uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

describe('a pull request', () => {
  const jobs = Object.values(jobsOf('ci.yml'));

  test('may read the repository and nothing else', () => {
    for (const { permissions, steps } of jobs) {
      expect(permissions).toEqual({ contents: 'read' });
      const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      expect(checkouts).toMatchObject([{ with: { 'persist-credentials': false } }]);
    }
  });

  test('is tested on the oldest Node that the package allows', () => {
    const [oldest] = jobs.flatMap(({ strategy }) => strategy?.matrix.node ?? []);
    expect(manifest.engines.node).toBe(`>=${oldest}`);
  });

  test('runs only scripts that exist, and the tests in all engines and hosts', () => {
    const commands = jobs.flatMap(commandsOf);
    const scriptsOf = (all: readonly string[]) =>
      all.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
    const isMeasure = (command: string) => command.endsWith(' --prefix measure');
    const scripts = scriptsOf(commands.filter((command) => !isMeasure(command)));
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
    const measures = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync('measure/package.json', 'utf8')));
    expect(Object.keys(measures.scripts)).toEqual(
      expect.arrayContaining(scriptsOf(commands.filter(isMeasure))),
    );
    expect(scripts).toEqual(expect.arrayContaining(['test:engines', 'test:hosts']));
  });
});

describe('a release', () => {
  const { pack, publish } = z
    .object({ pack: job, publish: job })
    .strict()
    .parse(jobsOf('release.yml'));

  test('gives only the publish job an identity token, and no other permission', () => {
    expect(pack.permissions).toEqual({ contents: 'read' });
    expect(publish.permissions).toEqual({ 'id-token': 'write' });
  });

  test("publishes the tarball, and runs only npm and GitHub's actions for it", () => {
    expect(publish.needs).toBe('pack');
    expect(actionsOf(publish)).toEqual(['actions/setup-node', 'actions/download-artifact']);
    expect(commandsOf(publish)).toEqual([
      'npm publish ./toolworker-*.tgz --ignore-scripts --provenance --access public',
    ]);
  });

  test('is tested before it is packed', () => {
    const steps = ['npm ci', 'npm test', 'npm pack'];
    const commands = commandsOf(pack).filter((command) => steps.includes(command));
    expect(commands).toEqual(steps);
  });

  test('names a single repository, as its provenance requires', () => {
    const address = /^git\+(https:\/\/github\.com\/[\w-]+\/[\w-]+)\.git$/;
    const [, repository] = address.exec(manifest.repository.url) ?? [];
    expect(manifest).toMatchObject({
      homepage: `${repository}#readme`,
      bugs: { url: `${repository}/issues` },
    });
  });
});
