import { type FieldIssue, ToolError, tools } from 'toolworker';
import { describe, expect, test } from 'vitest';
import { specs } from '../../support/specs.ts';
import { joined } from './joined-issues.ts';

/** Resolves to the error that refuses a request. */
async function refusalOf(call: () => unknown): Promise<ToolError> {
  const error = await Promise.resolve()
    .then(call)
    .catch((reason: unknown) => reason);
  if (error instanceof ToolError) return error;
  throw new Error('The request is not refused.', { cause: error });
}

describe.each([...specs])('%s', (slug, { run, refusals }) => {
  test.each(refusals)('has the parts of its message for %j', async (request, error) => {
    const { issues = [], message } = await refusalOf(() => run(request as never));
    expect(message).toBe(error);
    expect(joined(issues)).toBe(error);
    for (const { field = 'request body', message: own } of issues) {
      expect(error).toContain(`${field}: ${own}`);
    }
  });

  test('reports the same through its Standard Schema', async () => {
    const schema = tools.find((tool) => tool.slug === slug)?.request['~standard'];
    for (const [request] of refusals) {
      const validation = await schema?.validate(request);
      // Some errors only occur when the tool computes.
      if (!validation?.issues) continue;
      const { issues = [] } = await refusalOf(() => run(request as never));
      const withPaths = issues.map((issue: FieldIssue) =>
        issue.field === undefined ? issue : { ...issue, path: [issue.field] },
      );
      expect(validation.issues).toEqual(withPaths);
    }
  });
});
