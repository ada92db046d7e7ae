export * from './calculate-age.ts';
export { ageCalculatorTool } from './tool.ts';
