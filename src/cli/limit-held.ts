import type { IncomingHttpHeaders } from 'node:http';
import { maxBodyBytes } from '../api/read-body.ts';

/**
 * How many bytes of bodies a server holds at once. While it works, a body needs about five times as
 * much memory.
 */
export const maxHeldBytes = 64 * 1024 * 1024;

interface Incoming {
  readonly headers: IncomingHttpHeaders;
}

interface Outgoing {
  readonly once: (event: 'close', listener: () => void) => unknown;
}

/**
 * Returns a function that says whether a request may be read: not if the bodies that are held would
 * exceed the limit. A body is held until its response is sent, which takes as long as the client
 * takes to read it.
 */
export function limitHeld(maxBytes: number) {
  let held = 0;
  return (request: Incoming, response: Outgoing): boolean => {
    const bytes = bytesOf(request);
    if (bytes > 0 && held + bytes > maxBytes) return false;
    held += bytes;
    response.once('close', () => {
      held -= bytes;
    });
    return true;
  };
}

/**
 * Returns how many bytes of a request's body will be read. The API reads no body beyond its limit.
 */
function bytesOf({ headers }: Incoming): number {
  if (headers['transfer-encoding'] !== undefined) return maxBodyBytes;
  const announced = Number(headers['content-length'] ?? 0);
  return announced > maxBodyBytes ? 0 : announced;
}
