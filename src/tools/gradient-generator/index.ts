export * from './generate-gradient.ts';
export { gradientGeneratorTool } from './tool.ts';
