/** Logs a step of an installation. */
export type Log = (step: string) => void;

export function warn(message: string): void {
  // biome-ignore lint/suspicious/noConsole: nobody would notice the problem otherwise.
  console.warn(`toolworker: ${message}`);
}

export function logToConsole(step: string): void {
  // biome-ignore lint/suspicious/noConsole: asked for by `debug`.
  console.debug(`toolworker: ${step}`);
}
