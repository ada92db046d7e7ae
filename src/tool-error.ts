/** Thrown for an invalid request. The message tells a person what to change. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** Also recognizes errors of another copy of this package, which a library of tools may bundle. */
export function isToolError(error: unknown): error is ToolError {
  return error instanceof Error && error.name === 'ToolError';
}
