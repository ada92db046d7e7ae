export * from './calculate-standard-deviation.ts';
export { standardDeviationCalculatorTool } from './tool.ts';
