import { once } from '../shared/once.ts';
import { ToolError } from '../tool-error.ts';

const decoder = once(() => new TextDecoder('utf-8', { fatal: true }));

/** The text of the request's body, or `undefined` where it is longer than the limit. */
export async function readBody(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) return undefined;
  const bytes = await readBytes(request, maxBytes);
  if (!bytes) return undefined;
  try {
    return decoder().decode(bytes);
  } catch {
    throw new ToolError('request body: expected text in UTF-8');
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  // Firefox has no `Request.body`; there the whole body is in memory already.
  if (!request.body) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > maxBytes ? undefined : bytes;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(read.value);
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
