/**
 * What is wrong with one field of a request: the parts of a message, from which you can make one in
 * another language.
 *
 * @example
 * // Of 'height: expected a number greater than 0, got -180':
 * const issue: FieldIssue = {
 *   field: 'height',
 *   code: 'invalid',
 *   expected: 'a number greater than 0',
 *   received: '-180',
 *   message: 'expected a number greater than 0, got -180',
 * };
 */
export interface FieldIssue {
  /** The field as the request spells it; `undefined` if the request as a whole is invalid. */
  readonly field?: string | undefined;
  /** Whether the field is missing, has an invalid value, or does not exist. */
  readonly code: 'required' | 'invalid' | 'unknown';
  /**
   * Completes "expected …", or names the field that an unknown one probably means. `undefined` if
   * another validator reported the issue.
   */
  readonly expected?: string | undefined;
  /** Completes "got …"; `undefined` if nothing was received. Never contains a secret. */
  readonly received?: string | undefined;
  /** The message without the name of the field. */
  readonly message: string;
}

/**
 * Thrown for an invalid request. The message tells a person what to change.
 *
 * @example
 * throw new ToolError('rate: the currency service knows no rate for this day');
 */
export class ToolError extends Error {
  override readonly name = 'ToolError';

  /**
   * An issue for each field that the message names, in the same order. `undefined` if the error
   * does not come from fields, or comes from an API that sends only the message.
   */
  declare readonly issues?: readonly FieldIssue[];
}

/** Gives an error its issues. Not enumerable, so that the console shows the message alone. */
export function withIssues(error: ToolError, issues?: readonly FieldIssue[]): ToolError {
  return issues ? Object.defineProperty(error, 'issues', { value: issues }) : error;
}

/** Also recognizes errors of another copy of this package, which a library of tools may bundle. */
export function isToolError(error: unknown): error is ToolError {
  return error instanceof Error && error.name === 'ToolError';
}
