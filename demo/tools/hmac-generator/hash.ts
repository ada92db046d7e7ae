import type { Encoding } from './compare.ts';

/**
 * Returns the hash of a text in UTF-8, without a key, by the digest of the browser.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/SubtleCrypto/digest
 */
export async function hashOf(text: string, algorithm: string, encoding: Encoding): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest(algorithm.toUpperCase(), new TextEncoder().encode(text)),
  );
  return encoding === 'hex'
    ? Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    : btoa(String.fromCharCode(...bytes));
}
