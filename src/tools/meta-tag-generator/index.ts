export * from './generate-meta-tags.ts';
export { metaTagGeneratorTool } from './tool.ts';
