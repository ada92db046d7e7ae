import { messageOf } from '../shared/message-of.ts';

/**
 * Returns what a system call failed of, without the call and its path:
 * `ENOENT: no such file or directory`.
 */
export function reasonOf(error: unknown): string {
  const [reason = ''] = messageOf(error).split(', ');
  return reason;
}
