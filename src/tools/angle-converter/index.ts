export * from './convert-angle.ts';
export { angleConverterTool } from './tool.ts';
