/** Thrown when a request cannot be answered; the message tells a person what to change. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** Also for the error of another copy of this package, which a library of tools may have in it. */
export function isToolError(error: unknown): error is ToolError {
  return error instanceof Error && error.name === 'ToolError';
}
