export * from './generate-cron.ts';
export { cronGeneratorTool } from './tool.ts';
