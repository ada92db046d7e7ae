export * from './calculate-roi.ts';
export { roiCalculatorTool } from './tool.ts';
