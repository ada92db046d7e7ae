import { createHandler } from 'toolworker';

/**
 * Answers the API in a page without the worker. It is a module of its own, as it holds all tools: a
 * page loads it only when it is needed, and the worker does not keep it.
 */
export const handle = createHandler();
