import { bmiCalculatorTool } from '../../../../src/tools/bmi-calculator/tool.ts';
import { orderTool } from './orders.ts';
import { roofPitchTool } from './roof-pitch.ts';

export { roofPitchTool };

/** One list for the command, the plugin and the types of a client. */
export const tools = [roofPitchTool, orderTool, bmiCalculatorTool] as const;

export default tools;
