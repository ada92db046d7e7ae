import type { ToolRequest, ToolResult } from 'toolworker/core';
import type { ToolSlug, Tools } from '../../own-tools/tools-of-site.ts';

/** A request and its result, which a picture shows. */
export interface ToolAnswer<Name extends ToolSlug> {
  readonly request: ToolRequest<Name, Tools>;
  readonly result: ToolResult<Name, Tools>;
}
