import { toToolError } from '../fields/parse.ts';
import type { ToolError } from '../tool-error.ts';

/** Returns the message of an error for those who sent the request as the body of a message. */
export function messageToSender({ message, issues }: ToolError): string {
  return issues ? toToolError(issues, 'request body').message : message;
}
