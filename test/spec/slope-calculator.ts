import { calculateSlope } from 'toolworker';
import { least } from '../support/long-requests.ts';
import { formInput, type SpecOf } from '../support/spec.ts';

const byHand = 'the formulas, by hand';
const mpmath = 'mpmath 1.3.0 with 1500 bits';
const nearMidpoint = `the angle is within 0.000006 of a unit in the last place of a midpoint, of 700,000 tried; ${mpmath}`;
const point = 'x2: expected a point other than the first, with';
const tooLarge = 'request body: expected numbers whose result is within ±1.8e308';

export const spec: SpecOf<typeof calculateSlope> = {
  run: calculateSlope,
  operation: 'calculate-slope',
  fields: { x1: 'number, required', y1: 'number, required', x2: 'number, required', y2: 'number, required' },
  result: ['slope', 'isVertical', 'angle', 'intercept', 'length', 'equation'],
  answers: [
    [
      { x1: 2, y1: 5, x2: 6, y2: 8 },
      { slope: 0.75, isVertical: false, angle: 36.86989764584402, intercept: 3.5, length: 5, equation: 'y = 0.75x + 3.5' },
      `thinkcalculator.com, two-point form, example; the angle by ${mpmath}`,
    ],
    [
      { x1: -4, y1: -1, x2: 2, y2: 2 },
      { slope: 0.5, isVertical: false, angle: 26.56505117707799, intercept: 1, length: 6.708203932499369, equation: 'y = 0.5x + 1' },
      `calculatorlib.com, line through two points, worked example; digits by ${mpmath}`,
    ],
    [
      { x1: 2, y1: 0, x2: 7, y2: 2 },
      { slope: 0.4, isVertical: false, angle: 21.80140948635181, intercept: -0.8, length: 5.385164807134504, equation: 'y = 0.4x - 0.8' },
      `hackmath.net, line slope, example; digits by ${mpmath}`,
    ],
    [
      { x1: 1, y1: 2, x2: 4, y2: 8 },
      { slope: 2, isVertical: false, angle: 63.43494882292201, intercept: 0, length: 6.708203932499369, equation: 'y = 2x' },
      `aionlinecalculator.com, slope, worked example; digits by ${mpmath}`,
    ],
    [
      { x1: 0, y1: 1, x2: 3, y2: 4 },
      { slope: 1, isVertical: false, angle: 45, intercept: 1, length: 4.242640687119285, equation: 'y = x + 1' },
      byHand,
    ],
    [
      { x1: -1, y1: 0, x2: 0, y2: -1 },
      { slope: -1, isVertical: false, angle: -45, intercept: -1, length: Math.SQRT2, equation: 'y = -x - 1' },
      byHand,
    ],
    [
      { x1: 3, y1: -3, x2: -3, y2: 3 },
      { slope: -1, isVertical: false, angle: -45, intercept: 0, length: 8.48528137423857, equation: 'y = -x' },
      byHand,
    ],
    [
      { x1: 5, y1: 5, x2: 1, y2: 1 },
      { slope: 1, isVertical: false, angle: 45, intercept: 0, length: 5.656854249492381, equation: 'y = x' },
      byHand,
    ],
    [
      { x1: 3, y1: -2, x2: -1, y2: 5 },
      {
        slope: -1.75,
        isVertical: false,
        angle: -60.255118703057775,
        intercept: 3.25,
        length: 8.06225774829855,
        equation: 'y = -1.75x + 3.25',
      },
      mpmath,
    ],
    [
      { x1: 4, y1: 3, x2: -1, y2: 3 },
      { slope: 0, isVertical: false, angle: 0, intercept: 3, length: 5, equation: 'y = 3' },
      'a horizontal line',
    ],
    [
      { x1: 0, y1: -1.5, x2: 1, y2: -1.5 },
      { slope: 0, isVertical: false, angle: 0, intercept: -1.5, length: 1, equation: 'y = -1.5' },
      'a horizontal line below the x-axis',
    ],
    [{ x1: -7, y1: 0, x2: 5, y2: 0 }, { slope: 0, isVertical: false, angle: 0, intercept: 0, length: 12, equation: 'y = 0' }, 'the x-axis'],
    [
      { x1: 3, y1: -1, x2: 3, y2: 4 },
      { slope: null, isVertical: true, angle: 90, intercept: null, length: 5, equation: 'x = 3' },
      'a vertical line',
    ],
    [
      { x1: -0.5, y1: 4, x2: -0.5, y2: 1 },
      { slope: null, isVertical: true, angle: 90, intercept: null, length: 3, equation: 'x = -0.5' },
      'a vertical line, downwards',
    ],
    [
      { x1: 0, y1: 0.1, x2: 0.1, y2: 0.3 },
      { slope: 2, isVertical: false, angle: 63.43494882292201, intercept: 0.1, length: 0.22360679774997896, equation: 'y = 2x + 0.1' },
      `${mpmath}; in doubles the slope is 1.9999999999999998`,
    ],
    [
      { x1: 0, y1: 0, x2: 3, y2: 1 },
      {
        slope: 1 / 3,
        isVertical: false,
        angle: 18.43494882292201,
        intercept: 0,
        length: 3.1622776601683795,
        equation: 'y = 0.3333333333333333x',
      },
      mpmath,
    ],
    [
      { x1: 0, y1: 5e-7, x2: 1e7, y2: 1.5e-6 },
      {
        slope: 1e-13,
        isVertical: false,
        angle: 5.729577951308232e-12,
        intercept: 5e-7,
        length: 1e7,
        equation: 'y = 0.0000000000001x + 0.0000005',
      },
      '180e-13 / π; plain decimals',
    ],
    [
      { x1: 0, y1: 0, x2: 8505, y2: 59315 },
      {
        slope: 6.974132863021752,
        isVertical: false,
        angle: 81.84014835892576,
        intercept: 0,
        length: 59921.65092852499,
        equation: 'y = 6.974132863021752x',
      },
      nearMidpoint,
    ],
    [
      { x1: 0, y1: 0, x2: 94490, y2: 19431 },
      {
        slope: 0.20564080855116942,
        isVertical: false,
        angle: 11.620356658633716,
        intercept: 0,
        length: 96467.21650902963,
        equation: 'y = 0.20564080855116942x',
      },
      nearMidpoint,
    ],
    [
      { x1: 1, y1: 0, x2: 1.5, y2: 1e22 },
      {
        slope: 2e22,
        isVertical: false,
        angle: 89.99999999999999,
        intercept: -2e22,
        length: 1e22,
        equation: 'y = 20000000000000000000000x - 20000000000000000000000',
      },
      `${byHand}; only a vertical line is at 90 degrees`,
    ],
    [
      { x1: 0, y1: 0, x2: -1e-300, y2: 1 },
      { slope: -1e300, isVertical: false, angle: -89.99999999999999, intercept: 0, length: 1, equation: `y = -1${'0'.repeat(300)}x` },
      byHand,
    ],
    [
      { x1: 0, y1: 1, x2: 1e300, y2: 1.0000000001 },
      {
        slope: 1e-310,
        isVertical: false,
        angle: 5.729577951308234e-309,
        intercept: 1,
        length: 1e300,
        equation: `y = 0.${'0'.repeat(309)}1x + 1`,
      },
      `${mpmath}: of a slope among the least doubles, the angle has all its digits`,
    ],
    [
      { x1: 0, y1: 0, x2: 3e-320, y2: 4e-320 },
      { slope: 4 / 3, isVertical: false, angle: 53.13010235415598, intercept: 0, length: 5e-320, equation: 'y = 1.3333333333333333x' },
      'a right triangle of 3, 4 and 5, whose squares underflow',
    ],
    [
      { x1: 1e200, y1: 0, x2: 0, y2: 1e200 },
      {
        slope: -1,
        isVertical: false,
        angle: -45,
        intercept: 1e200,
        length: 1.414213562373095e200,
        equation: `y = -x + 1${'0'.repeat(200)}`,
      },
      `${mpmath}; the squares overflow`,
    ],
  ],
  refusals: [
    [{ x1: 1, y1: 2, x2: 1, y2: 2 }, `${point} x 1 and y 2, got 1`],
    [{ x1: 0, y1: 0, x2: 0, y2: 0 }, `${point} x 0 and y 0, got 0`],
    [{ x1: 0, y1: 0, x2: 1e-300, y2: 1e10 }, tooLarge],
    [{ x1: -1e308, y1: 0, x2: 1e308, y2: 1 }, tooLarge],
    [{ x1: 3, y1: -1e308, x2: 3, y2: 1e308 }, tooLarge],
    [{ x1: 1e200, y1: 0, x2: 1.1e200, y2: 1e308 }, tooLarge],
  ],
  typed: [
    [{ x1: 1, y1: 3, x2: 3, y2: -3 }, { slope: -3, intercept: 6, equation: 'y = -3x + 6', angle: -71.56505117707799 }, 'mathskey.com'],
    [
      { x1: 0.6875, y1: 0.7578947368421053, x2: 0.6875, y2: 0.8105263157894737 },
      { slope: null, isVertical: true, intercept: null, angle: 90, equation: 'x = 0.6875' },
      'grantjenks/python-runstats #1, a division by zero',
    ],
    [
      { x1: -2, y1: 0, x2: 5, y2: 0 },
      { slope: 0, isVertical: false, angle: 0, equation: 'y = 0' },
      'Khan/khan-exercises #120679: 0, not undefined',
    ],
    [
      { x1: '1', y1: '2', x2: '4', y2: '8' },
      'x1: expected a number, got "1"; y1: expected a number, got "2"; x2: expected a number, got "4"; y2: expected a number, got "8"',
      formInput,
    ],
    [{ x1: 1, y1: 2, x2: 4 }, 'y2: required, a number', 'a point without its y'],
    [{ x1: '1/2', y1: 0, x2: '√2', y2: 1 }, 'x1: expected a number, got "1/2"; x2: expected a number, got "√2"', 'a textbook'],
    [{ p1: [1, 2], p2: [4, 8] }, 'request body: expected fields such as x1, y1, x2, y2', 'points as pairs'],
    [{ x1: [1, 2], y1: 0, x2: 4, y2: 8 }, 'x1: expected a number, got an array', 'a pair for its first part'],
    [
      { X1: 1, Y1: 2, X2: 4, Y2: 8 },
      'X1: unknown field, did you mean x1?; Y1: unknown field, did you mean y1?; X2: unknown field, did you mean x2?; Y2: unknown field, did you mean y2?',
      'thinkcalculator.com: X1, Y1',
    ],
    [{ x1: '1,5', y1: 2, x2: 4, y2: 8 }, 'x1: expected a number, got "1,5"', 'sfnemis/linnote #7, a decimal comma'],
  ],
  beyondSchema: { x2: 'the points differ' },
  otherNames: {
    meant: {
      x1: 'x_1 startX X1 pointX1 x1Value firstX',
      y1: 'y_1 startY Y1 pointY1 firstY',
      x2: 'x_2 endX X2 point_x2 secondX',
      y2: 'y_2 endY Y2 y2Coordinate_y2 secondY',
    },
    refused:
      'angleUnit="radians" angle_unit="rad" ' +
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 z1=1 z2=2 x=5 ' +
      'x3=1 form="standard" standardForm=true perpendicular=true fraction=true asPercent=true logScale=true ' +
      'grade=true',
    ignored:
      'name label slope=5 angle=45 equation="x" length=5 intercept=1 angleUnit="degrees" perpendicular=false pointName="x" lineType="x"',
  },
  slowest: { 'extreme numbers': () => ({ x1: 7.1, y1: least, x2: 1e300, y2: 7.123456789012345 }) },
  sentence: 'y = x + 1 has a slope of 1 and an angle of 45°.',
};
