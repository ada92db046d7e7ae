export * from './calculate-fuel-cost.ts';
export { fuelCostCalculatorTool } from './tool.ts';
