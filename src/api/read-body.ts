import { once } from '../shared/once.ts';
import { ToolError } from '../tool-error.ts';

const decoder = once(() => new TextDecoder('utf-8', { fatal: true }));

/** Thrown when somebody else on this server has read the body, which can be done once. */
export class SpentBodyError extends Error {
  override readonly message =
    'request body: was read before it reached the API; mount the API before body parsers such as express.json()';
}

/** Returns the text of the request's body, or `undefined` if it is longer than the limit. */
export async function readBody(request: Request, maxBytes: number): Promise<string | undefined> {
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw new ToolError('request body: expected uncompressed JSON, without Content-Encoding');
  }
  const announced = Number(request.headers.get('Content-Length'));
  if (announced > maxBytes) return undefined;
  const bytes = await readBytes(request, maxBytes);
  if (!bytes) return undefined;
  // Some adapters replace a spent body by an empty one.
  if (announced > 0 && bytes.length === 0) throw new SpentBodyError();
  try {
    return decoder().decode(bytes);
  } catch {
    throw new ToolError('request body: expected text in UTF-8');
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  if (request.bodyUsed || request.body?.locked) throw new SpentBodyError();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    // Firefox has no `Request.body`; there the whole body is in memory already.
    if (!request.body) {
      const bytes = new Uint8Array(await request.arrayBuffer());
      return bytes.length > maxBytes ? undefined : bytes;
    }
    const reader = request.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > maxBytes) {
        await reader.cancel();
        return undefined;
      }
      chunks.push(read.value);
    }
  } catch (error) {
    // Other adapters only say that a body is spent when it is read. All else is the sender's doing.
    if (length === 0 && error instanceof TypeError) throw new SpentBodyError();
    throw new ToolError('request body: expected all of it, but it broke off');
  }
  return join(chunks, length);
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
