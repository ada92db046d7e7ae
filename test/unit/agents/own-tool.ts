import { defineTool, type RunContext } from 'toolworker/core';
import { z } from 'zod';

/** Returns a tool without fields that runs this function. */
export function toolThat(
  slug: string,
  run: (context: RunContext) => Promise<Record<string, unknown>> | Record<string, unknown>,
) {
  return defineTool({
    slug,
    operation: `${slug}-operation`,
    name: slug,
    category: 'Test',
    description: `Tests ${slug}.`,
    request: z.object({}),
    result: z.record(z.string(), z.unknown()),
    resultJsonSchema: { type: 'object', properties: {}, required: [] },
    example: {},
    run: (_, context) => run(context),
  });
}
