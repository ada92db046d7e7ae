import { ask, type Outcome, outcomeOf } from '../ask.ts';
import type { ToolName } from '../tools.ts';

/** Returns the API's answer to a request beside the form. */
export async function post(
  slug: ToolName,
  request: object,
  signal: AbortSignal | null = null,
): Promise<Outcome> {
  const answer = await ask(`/api/${slug}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  });
  return outcomeOf(answer);
}
