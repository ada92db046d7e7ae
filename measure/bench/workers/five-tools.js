import { startToolWorker } from 'toolworker/core';
import { angleConverterTool } from 'toolworker/tools/angle-converter';
import { bmiCalculatorTool } from 'toolworker/tools/bmi-calculator';
import { colorConverterTool } from 'toolworker/tools/color-converter';
import { loanPayoffCalculatorTool } from 'toolworker/tools/loan-payoff-calculator';
import { percentageOfTool } from 'toolworker/tools/percentage-of';

startToolWorker({
  tools: [
    bmiCalculatorTool,
    percentageOfTool,
    loanPayoffCalculatorTool,
    angleConverterTool,
    colorConverterTool,
  ],
});
