import { createHandler, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  expectReply,
  expectResult,
  type Reply,
  replyOf,
  replyWith,
} from './expect-reply.ts';
import type { Spec } from './spec.ts';

const handleAll = createHandler({ tools });

/**
 * Resolves to the status and body of the API's response to a POST of a request, or of a body as it
 * is.
 */
export async function post(
  slug: string,
  request: object | string,
  handle = handleAll,
): Promise<Reply & { readonly body: { readonly ok: boolean; readonly result: unknown } }> {
  const url = `https://example.com/api/${slug}`;
  const response = await handle(new Request(url, { method: 'POST', body: bodyOf(request) }));
  return { status: response.status, body: await response.json() };
}

/** Runs each row of a tool's spec through the function and the API. */
export function testSpec(slug: string, { run, answers, refusals, typed }: Spec): void {
  const call = async (request: object) => run(request as never);

  describe('answers', () => {
    test.each(answers.map((row) => [titleOf(row), row] as const))('%s', async (_, row) => {
      const [request] = row;
      expectResult(await call(request), row);
      const { status, body } = await post(slug, request);
      expect({ status, ok: body.ok }).toEqual({ status: 200, ok: true });
      expectResult(body.result, row);
    });
  });

  describe('refuses', () => {
    test.each(refusals.map((row) => [titleOf(row), row] as const))('%s', async (_, row) => {
      const [request, error] = row;
      expect(await replyOf(run, request)).toEqual(replyWith(error));
      expect(await post(slug, request)).toEqual(replyWith(error));
    });
  });

  describe('as people type it', () => {
    test.each(typed.map((row) => [titleOf(row), row] as const))('%s', async (_, row) => {
      const [request] = row;
      if (typeof request !== 'string') expectReply(await replyOf(run, request), row);
      expectReply(await post(slug, request), row);
    });
  });
}

/** Returns the request, the outcome and its source, each cut to a line's length. */
function titleOf([request, outcome, source]: readonly [
  object | string,
  unknown,
  string?,
  ...unknown[],
]) {
  const parts = [bodyOf(request), JSON.stringify(outcome)].map((text) => text.slice(0, 100));
  return `${parts.join(' → ')}${source ? ` (${source})` : ''}`;
}
