import { createHandler, ToolError, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { expectResult, type ToolCases } from './cases.ts';

const handleAll = createHandler({ tools });

/** Resolves to the status and body of the API's response to a POST. */
export async function post(slug: string, request: object, handle = handleAll) {
  const response = await handle(
    new Request(`https://example.com/api/${slug}`, {
      method: 'POST',
      body: JSON.stringify(request),
    }),
  );
  return { status: response.status, body: await response.json() };
}

/** Runs each case of a tool through the function and the API. */
export function testCases(
  slug: string,
  { run, answers, refusals }: ToolCases,
  handle = handleAll,
): void {
  const call = async (request: object) => run(request as never);

  describe('through the function and the API', () => {
    test.each(answers)('$request → $result', async (answer) => {
      expectResult(await call(answer.request), answer);
      const { status, body } = await post(slug, answer.request, handle);
      expect({ status, ok: body.ok }).toEqual({ status: 200, ok: true });
      expectResult(body.result, answer);
    });

    test.each(refusals)('refuses $request: $error', async ({ request, error }) => {
      await expect(call(request)).rejects.toEqual(new ToolError(error));
      expect(await post(slug, request, handle)).toEqual({
        status: 400,
        body: { ok: false, error },
      });
    });
  });
}
