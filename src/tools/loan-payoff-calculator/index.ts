export * from './calculate-loan-payoff.ts';
export { loanPayoffCalculatorTool } from './tool.ts';
