export * from './generate-hmac.ts';
export { hmacGeneratorTool } from './tool.ts';
