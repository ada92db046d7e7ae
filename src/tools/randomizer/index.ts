export * from './randomize-list.ts';
export { randomizerTool } from './tool.ts';
