import { percentageOf } from 'toolworker';
import { largest, least } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

const byHand = 'the digits, multiplied by hand';

const notJson = 'request body: expected a JSON object, but this is not valid JSON';

export const spec: SpecOf<typeof percentageOf> = {
  run: percentageOf,
  operation: 'percentage-of',
  fields: { x: 'number, required', y: 'number, required' },
  result: ['result'],
  answers: [
    [{ x: 15, y: 80 }, { result: 12 }, byHand],
    [{ x: 7, y: 100 }, { result: 7 }, byHand],
    [{ x: 35, y: 0.7 }, { result: 0.245 }, byHand],
    [{ x: 0.1, y: 3 }, { result: 0.003 }, byHand],
    [{ x: 110, y: 1.1 }, { result: 1.21 }, byHand],
    [{ x: -20, y: 50 }, { result: -10 }, byHand],
    [{ x: 0, y: -5 }, { result: 0 }, 'zero carries no sign'],
    [{ x: 1e308, y: 100 }, { result: 1e308 }, 'the product alone would overflow'],
    [{ x: 5e-324, y: 1 }, { result: 0 }, 'a hundredth of the least double is nearest to 0'],
    [{ x: -5e-324, y: 1 }, { result: 0 }, 'a negative result that vanishes carries no sign'],
  ],
  refusals: [[{ x: 1e300, y: 1e300 }, 'request body: expected numbers whose result is within ±1.8e308']],
  typed: [
    [{ x: 3.1, y: 304 }, { result: 9.424 }, 'duckduckgo/zeroclickinfo-goodies #4541, 3.100% of 304'],
    [{ x: 70, y: 1 }, { result: 0.7 }, 'Yet-Zio/yetCalc #220, not 0.7000000000000001'],
    [{ x: 1, y: 1000 }, { result: 10 }, 'adirh3/Fluent-Search #1181'],
    [{ x: 8.25, y: 19.99 }, { result: 1.649175 }, 'a sales tax; 8.25 · 19.99 = 164.9175'],
    [{ x: -12.5, y: 80 }, { result: -10 }, 'a discount'],
    [{ x: '15%', y: '$80' }, 'x: expected a number, got "15%"; y: expected a number, got "$80"', 'vjeux/soulver.js #3, $22 + 10%'],
    [
      { x: '1,5', y: '1.000,00' },
      'x: expected a number, got "1,5"; y: expected a number, got "1.000,00"',
      'LibrePCB/LibrePCB #1523, numbers of de_DE',
    ],
    [
      { percent: 15, value: 80 },
      'percent: unknown field, did you mean x?; value: unknown field, did you mean y?',
      'words instead of letters',
    ],
    [{ a: 15, b: 80 }, 'request body: expected fields such as x, y', 'other letters'],
    [{ x: 15 }, 'y: required, a number', 'half a question'],
    [{ x: 15, y: null }, 'y: required, a number', 'valueAsNumber of an empty input is NaN, JSON’s null'],
    ['', 'x: required, a number; y: required, a number', 'curl -X POST without -d'],
    ['[15, 80]', 'request body: expected a JSON object, got an array', 'positional arguments'],
    ['"15% of 80"', 'request body: expected a JSON object, got "15% of 80"', 'the question itself'],
    ["{'x': 15, 'y': 80}", notJson, 'what Python’s print shows of a dict'],
    ['{"x": 15, "y": 80,}', notJson, 'a trailing comma, as in JavaScript'],
    ['\ufeff{"x": 15, "y": 80}', { result: 12 }, 'a file saved by Windows Notepad starts with U+FEFF'],
    ['{"x": 1e999, "y": 1}', 'x: expected a number, got Infinity', 'more than a double holds'],
    [{ x: 0.1, y: 0.2 }, { result: 0.0002 }, '0.1 * 0.2 / 100 is 0.00020000000000000004 in doubles'],
    [
      { x: '15', y: true, comment: 'tip' },
      'x: expected a number, got "15"; y: expected a number, got true',
      'laravel-json-api/laravel #113, types of PHP',
    ],
  ],
  otherNames: {
    meant: { x: 'percent percentage pct x_value rate', y: 'value of total y_value number amount whole base' },
    refused:
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 increase=true ' +
      'decrease=true discount=10 tip=15 reverse=true mode="increase" operation="decrease" whatPercent=true ' +
      'add=true compound=true',
    ignored: 'name label result=5 mode="of" discount=0 reverse=false',
  },
  slowest: { 'extreme numbers': () => ({ x: largest, y: least }) },
  sentence: '12 is 15% of 80.',
};
