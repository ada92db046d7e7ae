import { offerTools as offer } from './agents/offer-tools.ts';
import type { RunOptions } from './api/run-tool.ts';
import { registry } from './tools/registry.ts';

/**
 * Offers the tools, by default all of this package, to the agent of the browser (WebMCP,
 * https://webmachinelearning.github.io/webmcp) until the signal is aborted, and resolves to whether it
 * has one. A call is computed in the page; it resolves to the API's envelope, so that an agent reads
 * what to change in a refused request.
 *
 * Rejects with the browser's error, and offers no tool, where it refuses one of them: in a frame
 * without permission, or where a tool of the same name is there already.
 *
 * @example
 * const leaving = new AbortController();
 * await offerTools({ signal: leaving.signal }); // true, or false where there is no agent
 */
export function offerTools(options: Partial<RunOptions> = {}): Promise<boolean> {
  return offer({ tools: registry, ...options });
}
