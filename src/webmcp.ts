import { offerTools as offer } from './agents/offer-tools.ts';
import type { RunOptions } from './api/run-tool.ts';
import { registry } from './tools/registry.ts';

/**
 * Offers the tools, by default all of this package, to the browser's agent (WebMCP,
 * https://webmachinelearning.github.io/webmcp) until the signal is aborted. Resolves to whether the
 * browser supports agents. Calls are computed in the page and return the API's envelope, so that the
 * agent can correct an invalid request.
 *
 * Rejects with the browser's error if it refuses a tool, because a frame lacks the permission or another
 * tool has the same name. Then no tool is offered.
 *
 * @example
 * const leaving = new AbortController();
 * await offerTools({ signal: leaving.signal }); // true, or false without an agent
 */
export function offerTools(options: Partial<RunOptions> = {}): Promise<boolean> {
  return offer({ tools: registry, ...options });
}
