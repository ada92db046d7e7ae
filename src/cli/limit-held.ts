import type { Readable } from 'node:stream';

/**
 * How many bytes of bodies a server holds at once. While it works, a body needs about five times as
 * much memory.
 */
export const maxHeldBytes = 64 * 1024 * 1024;

interface Outgoing {
  readonly once: (event: 'close', listener: () => void) => unknown;
}

/**
 * Returns a function that counts the bytes of a request's body as they arrive. Its promise resolves
 * once the bodies that are held would exceed the limit; the rest of that body is dropped. A body is
 * held until its response is sent, which takes as long as the client takes to read it.
 */
export function limitHeld(maxBytes: number) {
  let held = 0;
  return (request: Pick<Readable, 'push'>, response: Outgoing): Promise<void> =>
    new Promise((refuse) => {
      const push = request.push.bind(request);
      let bytes = 0;
      // A listener to `data` would make the body flow before the API reads it.
      request.push = (chunk: Uint8Array | null, encoding) => {
        const added = chunk?.length ?? 0;
        if (held + added > maxBytes) {
          refuse();
          return false;
        }
        bytes += added;
        held += added;
        return push(chunk, encoding);
      };
      response.once('close', () => {
        held -= bytes;
        request.push = push;
      });
    });
}
