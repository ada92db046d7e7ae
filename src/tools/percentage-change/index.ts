export * from './percentage-change.ts';
export { percentageChangeTool } from './tool.ts';
