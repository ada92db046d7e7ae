import { ToolError } from '../tool-error.ts';

/** The most that a request may have. */
export const maxBodyBytes = 10 * 1024 * 1024;

/** Thrown when somebody else on this server has read the body, which can be done once. */
export class SpentBodyError extends Error {
  override readonly message =
    'request body: was read before it reached the API; mount the API before body parsers such as express.json()';
}

/** Returns the text of the request's body, or `undefined` if it is longer than the limit. */
export async function readBody(request: Request, maxBytes: number): Promise<string | undefined> {
  const announced = Number(request.headers.get('Content-Length'));
  if (announced > maxBytes) return undefined;
  // Adapters for Node read a whole body several times as fast as they make a stream of it.
  const body = announced > 0 ? null : request.body;
  if (request.bodyUsed || body?.locked) throw new SpentBodyError();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    if (announced > 0) {
      // Some of them keep a byte order mark, which a decoder drops.
      text = (await request.text()).replace(/^\ufeff/, '');
      // Others replace a spent body by an empty one.
      if (!text) throw new TypeError();
      // Bytes that are not UTF-8 have become U+FFFD, which mostly has more bytes than they had.
      if (text.includes('\ufffd') && new Blob([text]).size !== announced) throw new Error();
    } else {
      // Firefox has no stream here and Safari cannot iterate it; there the body is in memory already.
      const isStream = body && Symbol.asyncIterator in body;
      for await (const chunk of isStream ? body : [request.arrayBuffer()]) {
        length += chunk.byteLength;
        if (length > maxBytes) return undefined;
        text += decoder.decode(chunk, { stream: true });
      }
      text += decoder.decode();
    }
  } catch (error) {
    // Some adapters say only now that the body is spent.
    if (length === 0 && error instanceof TypeError) throw new SpentBodyError();
    throw new ToolError('request body: expected all of it, as uncompressed text in UTF-8');
  }
  return text;
}
