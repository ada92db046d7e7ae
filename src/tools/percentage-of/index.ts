export * from './percentage-of.ts';
export { percentageOfTool } from './tool.ts';
