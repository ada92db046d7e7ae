export * from './remove-duplicate-lines.ts';
export { removeDuplicateLinesTool } from './tool.ts';
