export * from './count-tokens.ts';
export { tokenCounterTool } from './tool.ts';
