export * from './calculate-bmi.ts';
export { bmiCalculatorTool } from './tool.ts';
