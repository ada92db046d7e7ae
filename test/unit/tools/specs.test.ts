import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { ToolError, tools } from 'toolworker';
import { describe, expect, test, vi } from 'vitest';
import { expectResult, replyOf } from '../../support/expect-reply.ts';
import { fieldRefusals, numericFields, refusedNumbers } from '../../support/field-refusals.ts';
import type { Spec } from '../../support/spec.ts';
import { testSpec } from '../../support/test-spec.ts';
import { isWanted, wantedTools } from '../../support/wanted-tools.ts';

// The one test that runs the specs of all tools; `npm run test:tool -- bmi` selects tools here.

const modules = import.meta.glob<Spec>('../../spec/*.ts', { import: 'spec' });
const fileOf = (slug: string) => `test/spec/${slug}.ts`;
const written = Object.keys(modules).map((path) => path.slice('../../spec/'.length, -'.ts'.length));

test.each(written.filter(isWanted))('the spec %s belongs to a tool', (slug) => {
  const remedy = `write src/tools/${slug}/tool.ts and run npm run tool:write, or remove the file`;
  const slugs = tools.map((tool) => tool.slug);
  expect(slugs, `${fileOf(slug)}: nothing runs it; ${remedy}`).toContain(slug);
});

/** Returns the files of a tool. */
const filesOf = (slug: string) => [
  ...filesIn(`src/tools/${slug}`),
  fileOf(slug),
  ...filesIn(`test/unit/tools/${slug}`),
  ...filesIn(`demo/tools/${slug}`),
];

const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((file) => `${folder}/${file}`) : [];

describe.each(wantedTools)('$slug', async (tool) => {
  const spec = await modules[`../../spec/${tool.slug}.ts`]?.();

  test('has nothing in its files that is left to do', () => {
    const left = filesOf(tool.slug)
      .filter(existsSync)
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            line.includes('TODO') ? [`${file}:${index + 1} ${line.trim()}`] : [],
          ),
      );
    expect(left, 'Fill in what says TODO').toEqual([]);
  });

  test('has a spec with rows of each kind', () => {
    const remedy = 'write it like test/spec/percentage-of.ts, each row with its source';
    for (const kind of ['answers', 'refusals', 'typed'] as const) {
      const rows = spec?.[kind].length ?? 0;
      expect(rows, `${fileOf(tool.slug)} has no ${kind}; ${remedy}`).toBeGreaterThan(0);
    }
  });

  if (!spec) return;
  const { run } = spec;
  const call = async (request: object) => run(request as never);

  const { properties, required } = tool.requestJsonSchema();
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const requests = [...spec.answers, ...spec.typed].flatMap(([request]) =>
    typeof request === 'string' ? [] : [request],
  );

  test.each(optional)('has a row whose outcome depends on %s', async (name) => {
    const outcomes = requests
      .filter((request) => name in request)
      .map(async (request) => {
        const { [name]: _, ...others } = Object.assign({ [name]: null }, request);
        return isDeepStrictEqual(await replyOf(run, request), await replyOf(run, others));
      });
    const remedy = `write an answer with ${name} that differs from the result without it`;
    expect(await Promise.all(outcomes), `${fileOf(tool.slug)}: ${remedy}`).toContain(false);
  });

  testSpec(tool.slug, {
    ...spec,
    refusals: [...spec.refusals, ...fieldRefusals(tool, spec.limitsInWords)],
  });

  const { answers, defaultsFollow = [] } = spec;
  const complete = answers
    .filter(([request]) => !defaultsFollow.some((name) => name in request))
    .map((answer) => [answer[0], answer] as const);

  test.each(complete)('applies the documented defaults to %j', async (request, answer) => {
    const defaults = Object.entries(properties).flatMap(([name, field]) =>
      'default' in field ? [[name, field.default]] : [],
    );
    expectResult(await call(Object.assign(Object.fromEntries(defaults), request)), answer);
  });

  const notInJson = refusedNumbers(tool).map(([request, error]) => [error, request] as const);

  test.each(notInJson)('refuses as a function: %s', async (error, request) => {
    await expect(call(request)).rejects.toEqual(new ToolError(error));
  });

  test.each(numericFields(tool))('treats a negative zero as zero in %s', async (name) => {
    // The same random bits for both calls.
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
    const replyTo = (value: number) => replyOf(run, { ...tool.example, [name]: value });
    expect(await replyTo(-0)).toStrictEqual(await replyTo(0));
  });
});
