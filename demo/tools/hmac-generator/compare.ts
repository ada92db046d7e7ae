/** Whether two codes are the same: hex in any case, Base64 also in its form for URLs. */
export function isSameCode(given: string, expected: string, encoding: 'hex' | 'base64'): boolean {
  const plain = (code: string) => {
    // Signatures often come as `sha256=…`.
    const bare = code.replaceAll(/\s/g, '').replace(/^sha\d+=/i, '');
    if (encoding === 'hex') return bare.toLowerCase();
    return bare.replaceAll('-', '+').replaceAll('_', '/').replace(/==?$/, '');
  };
  return plain(given) === plain(expected);
}
