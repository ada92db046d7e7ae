export * from './generate-random-number.ts';
export { randomNumberGeneratorTool } from './tool.ts';
