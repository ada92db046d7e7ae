export * from './convert-base.ts';
export { baseConverterTool } from './tool.ts';
