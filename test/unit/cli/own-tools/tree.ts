import { defineTool } from 'toolworker/core';
import { z } from 'zod';

/** Has an id, so that the schemas of requests and results refer to it. */
const branch = z
  .object({
    length: z.number(),
    get branches() {
      return z.array(branch);
    },
  })
  .meta({ id: 'Branch' });

export const treeTool = defineTool({
  slug: 'tree',
  operation: 'echo-tree',
  name: 'Tree',
  category: 'Garden',
  description: 'Repeats a tree.',
  request: z.object({ trunk: branch }),
  result: z.object({ trunk: branch }),
  example: { trunk: { length: 2, branches: [{ length: 1, branches: [] }] } },
  run: (request) => request,
});
