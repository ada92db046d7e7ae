/** Cuts what an error message repeats of a path to 40 characters. */
export function shorten(path: string): string {
  return path.length > 40 ? `${path.slice(0, 39)}…` : path;
}
