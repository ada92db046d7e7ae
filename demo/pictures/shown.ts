import type { ToolName, ToolRequest, ToolResult } from 'toolworker';

/** What a picture shows: a request that was answered, and its result. */
export interface Shown<Name extends ToolName> {
  readonly request: ToolRequest<Name>;
  readonly result: ToolResult<Name>;
}
