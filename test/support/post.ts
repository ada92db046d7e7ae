import { bodyOf, type Reply } from './expect-reply.ts';

/** Posts a request to a tool of a server. */
export async function post(origin: string, slug: string, request: object | string): Promise<Reply> {
  const init = { method: 'POST', body: bodyOf(request) };
  const response = await fetch(`${origin}/api/${slug}`, init);
  return { status: response.status, body: await response.json() };
}
