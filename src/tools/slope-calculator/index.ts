export * from './calculate-slope.ts';
export { slopeCalculatorTool } from './tool.ts';
