import { isControlled, readyFor } from './installation.ts';
import { type Reply, replyTo } from './reply.ts';

/**
 * Calls any path of the API in the worker, or in this page with all tools until the worker controls
 * it.
 */
export async function callApi(path: string, init: RequestInit = {}): Promise<TimedReply> {
  await readyFor(String(init.body));
  const isInPage = !isControlled();
  const loadPage = () => import('./in-page.ts');
  // The time is that of the answer alone.
  if (isInPage) await loadPage().catch(() => {});
  const answer = isInPage ? async (request: Request) => (await loadPage()).handle(request) : fetch;
  const start = performance.now();
  const reply = await replyTo(
    new Request(path, init),
    isInPage ? 'this page' : 'the worker',
    answer,
  );
  return { ...reply, milliseconds: performance.now() - start };
}

export interface TimedReply extends Reply {
  readonly milliseconds: number;
}
