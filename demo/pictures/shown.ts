import type { ToolRequest, ToolResult } from 'toolworker/core';
import type { ToolName, Tools } from '../tools.ts';

/** What a picture shows: a request that was answered, and its result. */
export interface Shown<Name extends ToolName> {
  readonly request: ToolRequest<Name, Tools>;
  readonly result: ToolResult<Name, Tools>;
}
