// The doors to the API alone: none of the tools is in them.
export { apiPathPattern } from '../api/base.ts';
export { type Client, type ClientOptions, createClient, type Transport } from './client.ts';
export { type Installation, type InstallOptions, install } from './install.ts';
export type { InstallFailure, InstallFailureCode } from './install-error.ts';
