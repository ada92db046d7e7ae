import { createHandler } from 'toolworker/core';
import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';
import { exchangeTool } from './exchange-tool.js';

export default { fetch: createHandler({ tools: [bmiCalculatorTool, exchangeTool] }) };
