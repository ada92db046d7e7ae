import { createHash } from 'node:crypto';

/** Returns the source in a content security policy that allows an inline script or style. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
