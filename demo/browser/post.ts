import type { ToolSlug } from '../own-tools/tools.ts';
import { ask, type Outcome, outcomeOf } from './ask.ts';

/** Resolves to the API's answer to a request other than the form's. */
export async function post(
  slug: ToolSlug,
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
