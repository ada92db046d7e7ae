export * from './calculate-bmr.ts';
export { bmrCalculatorTool } from './tool.ts';
