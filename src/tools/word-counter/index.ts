export * from './count-words.ts';
export { wordCounterTool } from './tool.ts';
