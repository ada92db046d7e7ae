/** Returns a text as one argument for a POSIX shell, which reads every character as itself. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
