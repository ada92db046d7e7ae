/**
 * Limits the bytes that running work holds: `atMost()` waits until few enough are held, or the
 * signal is aborted.
 */
export function countHeldBytes(signal: AbortSignal) {
  let held = 0;
  let wake = () => {};
  signal.addEventListener('abort', () => wake(), { once: true });
  return {
    /** Counts the bytes until the work is done. */
    hold: async (bytes: number, work: Promise<unknown>): Promise<void> => {
      held += bytes;
      try {
        await work;
      } finally {
        held -= bytes;
        wake();
      }
    },
    /** Resolves once at most these bytes are held. Only one caller may wait at a time. */
    atMost: async (bytes: number): Promise<void> => {
      while (held > bytes && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
