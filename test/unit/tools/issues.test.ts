import fc from 'fast-check';
import { attempt, tools } from 'toolworker';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestsFor } from '../../support/requests.ts';
import { specs } from '../../support/specs.ts';
import { joined } from './joined-issues.ts';

beforeEach(() => {
  // An age is computed twice and must not change at midnight in between.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2024, 1, 29, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each(tools)('$slug', (tool) => {
  const spec = specs.get(tool.slug);
  if (!spec) return;
  const { run, refusals } = spec;

  test.each(refusals)('has the parts of its message for %j', async (request, error) => {
    const { issues = [] } = await attempt(run, request);
    expect(joined(issues)).toBe(error);
    for (const { field = 'request body', message } of issues) {
      expect(error).toContain(`${field}: ${message}`);
    }
  });

  test('has a Standard Schema that refuses what its function refuses, and nothing else', async () => {
    const { validate } = tool.request['~standard'];
    const expectSame = async (request: object) => {
      const { issues } = await attempt(run, request);
      const withPaths = issues?.map((issue) =>
        issue.field === undefined ? issue : { ...issue, path: [issue.field] },
      );
      expect(validate(request).issues).toEqual(withPaths);
    };
    for (const [request] of refusals) await expectSame(request);
    await fc.assert(fc.asyncProperty(requestsFor(tool), expectSame));
  });
});
