import { convertAngle } from 'toolworker';
import { least } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

const byHand = '1 turn = 360° = 400 gon, by hand';
const mpmath = 'mpmath 1.3.0 with 400 bits';
const nearMidpoint = `of all doubles, among the nearest to a midpoint, by continued fractions; ${mpmath}`;
const tooLarge = 'request body: expected numbers whose result is within ±1.8e308';

const angleUnits = 'one of degrees, radians, gradians, turns';

export const spec: SpecOf<typeof convertAngle> = {
  run: convertAngle,
  operation: 'convert-angle',
  fields: {
    value: 'number, required',
    from: 'degrees | radians | gradians | turns, default "degrees"',
    to: 'degrees | radians | gradians | turns, default "radians"',
  },
  result: ['result'],
  answers: [
    [{ value: 180 }, { result: Math.PI }, 'half a turn is π; digits of π, OEIS A000796'],
    [{ value: 1, from: 'degrees', to: 'radians' }, { result: 0.017453292519943295 }, 'π / 180, OEIS A019685: 0.01745329251994329576…'],
    [{ value: 1, from: 'radians', to: 'degrees' }, { result: 57.29577951308232 }, '180 / π, OEIS A072097: 57.2957795130823208…'],
    [{ value: Math.PI, from: 'radians', to: 'degrees' }, { result: 180 }, `${mpmath}; 180 is the nearest double`],
    [{ value: 15 }, { result: 0.26179938779914946 }, `${mpmath}; in doubles 15 · π / 180 is 0.2617993877991494`],
    [{ value: -45 }, { result: -0.7853981633974483 }, mpmath],
    [{ value: 1e308 }, { result: 1.7453292519943295e306 }, mpmath],
    [{ value: 1, from: 'radians', to: 'gradians' }, { result: 63.66197723675813 }, mpmath],
    [{ value: 1, from: 'gradians' }, { result: 0.015707963267948967 }, mpmath],
    [{ value: 1e22, from: 'radians', to: 'turns' }, { result: 1.5915494309189533e21 }, mpmath],
    [{ value: 5e-324, from: 'radians', to: 'degrees' }, { result: 2.87e-322 }, `${mpmath}; 5e-324 is the decimal as written`],
    [{ value: 4.696126589678506e147, from: 'gradians' }, { result: 7.376658397230842e145 }, nearMidpoint],
    [{ value: 9.392253179357012e145, from: 'turns' }, { result: 5.901326717784674e146 }, nearMidpoint],
    [{ value: 3.5405741858557687e-20, from: 'radians', to: 'gradians' }, { result: 2.253999532250034e-18 }, nearMidpoint],
    [{ value: 5.819973284685259e234 }, { result: 1.0157769619586703e233 }, nearMidpoint],
    [{ value: 0.7, from: 'gradians', to: 'degrees' }, { result: 0.63 }, `${byHand}; in doubles 0.7 · 360 / 400 is 0.6299999999999999`],
    [{ value: 90, to: 'gradians' }, { result: 100 }, byHand],
    [{ value: -0.1, from: 'turns', to: 'degrees' }, { result: -36 }, byHand],
    [{ value: 720, to: 'turns' }, { result: 2 }, 'angles are not reduced to one turn'],
    [{ value: 2.345678901234567, from: 'radians', to: 'radians' }, { result: 2.345678901234567 }, 'the same unit'],
    [{ value: 0 }, { result: 0 }, 'zero carries no unit'],
    [{ value: -5e-324 }, { result: 0 }, 'nearest to 0, and a negative result that vanishes carries no sign'],
  ],
  refusals: [
    [{ value: 1e308, from: 'turns', to: 'degrees' }, tooLarge],
    [{ value: -1e308, from: 'radians', to: 'gradians' }, tooLarge],
  ],
  typed: [
    [{ value: 30, from: null, to: null }, { result: 0.5235987755982989 }, 'π / 6'],
    [{ value: 50, from: 'gradians', to: 'degrees' }, { result: 45 }, 'numworks/epsilon #49: a gradian is π / 200'],
    [{ value: 330, from: 'degrees', to: 'radians' }, { result: 5.759586531581288 }, 'resibots/libdynamixel #41, 330° is about 5.76 rad'],
    [{ value: 360, to: 'turns' }, { result: 1 }, 'a turn'],
    [
      { value: 180, from: 'deg', to: 'rad' },
      `from: expected ${angleUnits}, got "deg"; to: expected ${angleUnits}, got "rad"`,
      'OpenMDAO/OpenMDAO1 #317',
    ],
    [
      { value: 50, from: 'grad', to: 'Degrees' },
      `from: expected ${angleUnits}, got "grad"; to: expected ${angleUnits}, got "Degrees"`,
      'Unidata/UDUNITS-2 #19',
    ],
    [{ value: '45°' }, 'value: expected a number, got "45°"', 'Proektsoftbg/Calcpad #228'],
    [{ value: `45° 30' 15"` }, `value: expected a number, got "45° 30' 15""`, 'Fabiz/MeeusJs #18, degrees, minutes and seconds'],
    [
      { value: 90, source: 'gradians', target: 'degrees' },
      'source: unknown field, did you mean from?; target: unknown field, did you mean to?',
      'the other pair of words',
    ],
  ],
  otherNames: {
    meant: {
      value: 'angle amount input angleValue valueDegrees number val',
      from:
        'fromUnit unit units inputUnit sourceUnit from_unit convertFrom fromType source src input_unit angleUnit ' +
        'valueUnit unitFrom originalUnit fromUnits="rad" inputType radians=true isTurns=true',
      to:
        'toUnit target targetUnit output_unit convertTo toType into outputUnits destUnit destinationUnit ' +
        'resultUnit unitTo toUnits dst outUnit toRadians=true ' +
        'reverse=true inverse=true direction="toRadians" mode="deg2rad"',
    },
    refused:
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 normalize=true ' +
      'wrap=true modulo=360 minutes=30 seconds=15 arcseconds=15 dms=true asFraction=true signed=true',
    ignored: 'name source_id result=3.14 minutes=0 normalize=false angleName="x"',
  },
  slowest: { 'extreme numbers': () => ({ value: least }) },
  // π
  sentence: '3.141593 rad is 180 degrees, or exactly π radians.',
};
