export * from './convert-scientific-notation.ts';
export { scientificNotationConverterTool } from './tool.ts';
