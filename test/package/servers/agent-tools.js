import { defineTool } from 'toolworker/core';
import { object } from 'toolworker/fields';

console.log('loaded: a message that is none of the protocol’s');

const nothing = object({}, {});

/** Returns a tool without fields in its request and result. */
function tool(slug, run) {
  const operation = `run-${slug}`;
  const words = { name: slug, category: 'Test', description: `The tool ${slug}.` };
  return defineTool({
    slug,
    operation,
    ...words,
    request: nothing,
    result: nothing,
    example: {},
    run,
  });
}

/** Prints to standard output, like a tool written for a terminal. */
export const chattyTool = tool('chatty', () => {
  console.log('{"jsonrpc":"2.0","id":1,"result":{}}');
  process.stdout.write('a line\n');
  return {};
});

/** Ends only when its call is canceled. */
export const waitingTool = tool('waiting', (_, { signal }) => {
  process.stderr.write('waiting\n');
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      process.stderr.write('given up\n');
      reject(signal.reason);
    });
  });
});

/** Continues, whatever its caller does. */
export const deafTool = tool('deaf', () => {
  process.stderr.write('working\n');
  return new Promise((done) => setTimeout(done, 3_600_000, {}));
});

/** Takes a moment. */
export const slowTool = tool('slow', () => new Promise((done) => setTimeout(done, 200, {})));
