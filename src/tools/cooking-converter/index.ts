export * from './convert-cooking.ts';
export { cookingConverterTool } from './tool.ts';
