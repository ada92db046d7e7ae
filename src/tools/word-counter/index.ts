export * from './count-words.ts';
export * from './find-sentences.ts';
export { wordCounterTool } from './tool.ts';
