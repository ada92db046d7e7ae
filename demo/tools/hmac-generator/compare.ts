export type Encoding = 'hex' | 'base64';

/** Whether two codes are the same. Hex may be in either case, and Base64 may be URL-safe. */
export function isSameCode(given: string, expected: string, encoding: Encoding): boolean {
  return plain(given, encoding) === plain(expected, encoding);
}

function plain(code: string, encoding: Encoding): string {
  // Signatures often come as `sha256=…`.
  const bare = code.replaceAll(/\s/g, '').replace(/^sha\d+=/i, '');
  if (encoding === 'hex') return bare.toLowerCase();
  return bare.replaceAll('-', '+').replaceAll('_', '/').replace(/==?$/, '');
}

/** The hash functions, with the length of their codes in bits (FIPS 180-4). */
const functions = [
  { name: 'SHA-1', bits: 160 },
  { name: 'SHA-256', bits: 256 },
  { name: 'SHA-384', bits: 384 },
  { name: 'SHA-512', bits: 512 },
] as const;

/** Returns the name of the hash function whose codes are as long as this one. */
export function functionOfLength(code: string, encoding: Encoding): string | undefined {
  const { length } = plain(code, encoding);
  const bitsPerDigit = encoding === 'hex' ? 4 : 6;
  return functions.find(({ bits }) => Math.ceil(bits / bitsPerDigit) === length)?.name;
}
