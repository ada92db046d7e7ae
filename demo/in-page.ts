import { createHandler } from 'toolworker/core';
import { tools } from './tools.ts';

/**
 * Answers the API in a page without the worker. It is a module of its own, as it holds all tools: a
 * page loads it only when it is needed, and the worker does not keep it.
 */
export const handle = createHandler({ tools });
