/** Shortens a path in an error message to 40 characters. */
export function shorten(path: string): string {
  return path.length > 40 ? `${path.slice(0, 39)}…` : path;
}
