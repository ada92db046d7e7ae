export * from './calculate-unit-price.ts';
export { unitPriceCalculatorTool } from './tool.ts';
