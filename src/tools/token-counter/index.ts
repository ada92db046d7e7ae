export * from './count-tokens.ts';
export * from './token-pieces.ts';
export { tokenCounterTool } from './tool.ts';
