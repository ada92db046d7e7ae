export * from './convert-decimal-to-percent.ts';
export { decimalToPercentConverterTool } from './tool.ts';
