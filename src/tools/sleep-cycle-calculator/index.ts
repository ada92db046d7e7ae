export * from './calculate-sleep-cycle.ts';
export { sleepCycleCalculatorTool } from './tool.ts';
