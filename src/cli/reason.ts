/** Returns what a system call failed of, without the call and its path: `ENOENT: no such file or directory`. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [reason = ''] = message.split(', ');
  return reason;
}
