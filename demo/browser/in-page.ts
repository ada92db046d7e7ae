import { createHandler } from 'toolworker/core';
import { tools } from '../own-tools/tools-of-site.ts';

/**
 * Answers the API in a page without a worker. All tools are in this module, so a page loads it only
 * when needed.
 */
export const handle = createHandler({ tools });
