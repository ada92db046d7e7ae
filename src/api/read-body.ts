import { settleOrAbort } from '../shared/settle-or-abort.ts';
import { ToolError } from '../tool-error.ts';

/** The maximum size of a request's body. */
export const maxBodyBytes = 10 * 1024 * 1024;

/** Thrown if other code on the server has already read the body, which is possible only once. */
export class BodyUsedError extends Error {
  override readonly message =
    'request body: was read before it reached the API; mount the API before body parsers such as express.json()';
}

/**
 * Returns the text of the request's body, or `undefined` if the body exceeds the limit. Rejects as
 * soon as the request is aborted, though the body may neither end nor fail.
 */
export async function readBody(request: Request, maxBytes: number): Promise<string | undefined> {
  const announced = Number(request.headers.get('Content-Length'));
  if (announced > maxBytes) return undefined;
  // Adapters for Node read a whole body much faster than they stream it.
  const body = announced > 0 ? null : request.body;
  if (request.bodyUsed || body?.locked) throw new BodyUsedError();
  try {
    return await settleOrAbort(request.signal, () =>
      announced > 0 ? announcedText(request, announced) : streamedText(request, maxBytes),
    );
  } catch (error) {
    if (error instanceof BodyUsedError || isOfUsedBody(error)) throw new BodyUsedError();
    throw new ToolError('request body: expected complete, uncompressed text in UTF-8');
  }
}

async function announcedText(request: Request, bytes: number): Promise<string> {
  // Some adapters keep a byte order mark, unlike `TextDecoder`.
  const text = (await request.text()).replace(/^\ufeff/, '');
  // Others return an empty text if the body has already been read.
  if (!text) throw new BodyUsedError();
  // Bytes that are not UTF-8 became U+FFFD, which usually changes the length.
  if (text.includes('\ufffd') && new Blob([text]).size !== bytes) throw new Error();
  return text;
}

async function streamedText(request: Request, maxBytes: number): Promise<string | undefined> {
  const { body, signal } = request;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  // Firefox lacks `request.body` and Safari cannot iterate it; their bodies are in memory anyway.
  // @see https://developer.mozilla.org/en-US/docs/Web/API/Request/body#browser_compatibility
  // @see https://developer.mozilla.org/en-US/docs/Web/API/ReadableStream#browser_compatibility
  const isStream = body && Symbol.asyncIterator in body;
  for await (const chunk of isStream ? body : [request.arrayBuffer()]) {
    signal.throwIfAborted();
    length += chunk.byteLength;
    if (length > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Some adapters report only here that the body has been read, each in words of its own. */
function isOfUsedBody(error: unknown): boolean {
  // The network fails with a `TypeError`, too.
  return (
    error instanceof TypeError &&
    /\b(?:unusable|used|consumed|disturbed|locked)\b/i.test(error.message)
  );
}
