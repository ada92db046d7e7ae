export * from './calculate-retirement.ts';
export { retirementCalculatorTool } from './tool.ts';
