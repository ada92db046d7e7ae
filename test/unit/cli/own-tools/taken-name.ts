import { bmiCalculatorTool } from '../../../../src/tools/bmi-calculator/tool.ts';

export const otherTool = { ...bmiCalculatorTool, name: 'Another' };
