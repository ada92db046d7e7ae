import { createHandler, type Tool, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/cli/tool-flags.ts';
import { toolworker } from '../cli/command-line.ts';
import { casesBySlug } from '../tools/cases-by-slug.ts';
import { bodyOf, expectReply, replyOf } from './expect-reply.ts';
import type { Row } from './row.ts';
import { typedRequests } from './table.ts';

// test/package and test/browser run the same rows in the built package and in a worker.

const handle = createHandler({ tools });

test('every tool has requests, all of them different', () => {
  const slugs = tools.map(({ slug }) => slug);
  expect([...typedRequests.keys()], 'the files in test/as-typed list other tools').toEqual(slugs);
  for (const [slug, rows] of typedRequests) {
    expect(rows.length, slug).toBeGreaterThanOrEqual(12);
    expect(new Set(rows.map(bodyOf)).size, slug).toBe(rows.length);
  }
});

describe.each(tools)('$slug', (tool) => {
  const { slug } = tool;
  const rows = typedRequests.get(slug) ?? [];
  const run = casesBySlug.get(slug)?.run;

  test('at least three requests can be written as options', () => {
    expect(rows.filter((row) => optionsOf(row, tool)).length).toBeGreaterThanOrEqual(3);
  });

  test.each(rows)('%j → %j (%s)', async (...row: Row) => {
    const [request] = row;
    const body = bodyOf(row);
    const url = `https://example.com/api/${slug}`;
    const response = await handle(new Request(url, { method: 'POST', body }));
    expectReply({ status: response.status, body: await response.json() }, row);
    if (typeof request !== 'string' && run) expectReply(await replyOf(run, request), row);
    for (const args of [[body], optionsOf(row, tool)]) {
      if (!args) continue;
      const { status, output } = await toolworker(['call', slug, ...args]);
      expectReply({ status: status === 0 ? 200 : 400, body: JSON.parse(output) }, row);
    }
  });
});

/** Returns the request as command-line options, unless they would be read as a different request. */
function optionsOf(
  [request]: Row,
  { requestJsonSchema: parameters }: Tool,
): readonly string[] | undefined {
  if (typeof request === 'string') return undefined;
  const options = Object.entries(request).map(([name, value]) => `--${name}=${value}`);
  try {
    const { request: read } = readArguments(options, parameters(), '');
    return JSON.stringify(read) === JSON.stringify(request) ? options : undefined;
  } catch {
    // The request has a field that the tool lacks.
    return undefined;
  }
}
