// What a script needs that waits in a tool of its own.
export * from '../../../src/core.ts';
export { object } from '../../../src/fields/index.ts';
