export { trimWhitespaceTool } from './tool.ts';
export * from './trim-whitespace.ts';
