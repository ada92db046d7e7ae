/** The part of `process` in Node, Deno and Bun that is used here. */
declare const process: {
  readonly stdout: {
    write: (text: string, done?: () => void) => boolean;
    readonly on: (event: 'error', listener: () => void) => void;
  };
  readonly stderr: { readonly write: (text: string, done?: () => void) => boolean };
};

/**
 * Reserves standard output for messages, since any tool may print. Until the release, anything else
 * that the program prints goes to standard error.
 */
export function reserveOutput() {
  const { stdout, stderr } = process;
  const { write } = stdout;
  stdout.write = stderr.write.bind(stderr);
  return {
    /**
     * Resolves once the text has been written, which takes as long as the client takes to read it.
     */
    write: (text: string) => new Promise<void>((done) => write.call(stdout, text, () => done())),
    release: () => {
      stdout.write = write;
    },
  };
}
