export * from './calculate-sales-tax.ts';
export { salesTaxCalculatorTool } from './tool.ts';
