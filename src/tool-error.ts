/** Thrown when a request cannot be answered; the message tells a person what to change. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
