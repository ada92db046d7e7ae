export * from './convert-color.ts';
export { colorConverterTool } from './tool.ts';
