// What a page needs to call the API, without any tool.
export { apiPathPattern } from '../api/base.ts';
export {
  type CallOptions,
  createClient,
  type ToolClient,
  type ToolClientOptions,
  type ToolTransport,
} from './client.ts';
export { type Installation, type InstallOptions, install } from './install.ts';
export type { InstallFailure, InstallFailureCode } from './install-error.ts';
