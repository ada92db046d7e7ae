export * from './calculate-salary.ts';
export { salaryCalculatorTool } from './tool.ts';
