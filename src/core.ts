// Everything but the tools.

export type { AgentSchema } from './agents/agent-schema.ts';
export { createMcpHandler, type McpHandlerOptions } from './agents/mcp-handler.ts';
export type { McpOptions } from './agents/mcp-server.ts';
export { registerWebMcpTools } from './agents/register-web-mcp-tools.ts';
export { serveMcpStdio } from './agents/serve-mcp-stdio.ts';
export {
  type DefinitionOptions,
  type ToolDefinitions,
  toolDefinitions,
} from './agents/tool-definitions.ts';
export { apiPathPattern } from './api/base.ts';
export { createHandler, type ToolHandler } from './api/handler.ts';
export { type OpenApiOptions, openApiDocument } from './api/openapi.ts';
export type { ToolHandlerOptions } from './api/paths.ts';
export { type RunOptions, runTool } from './api/run-tool.ts';
export { attempt, type Outcome } from './attempt.ts';
export {
  type CallOptions,
  createClient,
  type ToolClient,
  type ToolClientOptions,
  type ToolTransport,
} from './client/client.ts';
export { type Installation, type InstallOptions, install } from './client/install.ts';
export type { InstallFailure, InstallFailureCode } from './client/install-error.ts';
export { type InterceptOptions, interceptFetch } from './client/intercept-fetch.ts';
export type { ChosenUnit, RequestField, ResultField } from './field-records.ts';
export { invalidField } from './fields/parse.ts';
export { type DefinedTool, defineTool, type ToolDefinition } from './own-tools/define-tool.ts';
export type { Jsonified } from './own-tools/jsonify.ts';
export type { JsonSchema, ObjectSchema } from './schema/json-schema.ts';
export type { StandardIssue, StandardResult, StandardSchema } from './schema/standard-schema.ts';
export type { RunContext, Tool, ToolList } from './tool.ts';
export { type FieldIssue, ToolError } from './tool-error.ts';
export type { ToolAnnotations, ToolInfo } from './tool-info.ts';
export type { BuiltInTool } from './tools/built-in-tool.ts';
export type {
  ApiResponse,
  ToolRequest,
  ToolResult,
  ToolSlug,
} from './tools/registry.ts';
export { addToolListener } from './worker/listener.ts';
export { type RegisterRoute, registerToolRoutes } from './worker/routes.ts';
export { startToolWorker } from './worker/start.ts';
