export * from './caesar-cipher.ts';
export { caesarCipherTool } from './tool.ts';
