export * from './roll-dice.ts';
export { diceRollerTool } from './tool.ts';
