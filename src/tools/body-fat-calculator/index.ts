export * from './calculate-body-fat.ts';
export { bodyFatCalculatorTool } from './tool.ts';
