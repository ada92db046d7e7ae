import { near, type Table } from './row.ts';

const angleUnits = 'one of degrees, radians, gradians, turns';
const cookingUnits = 'one of ml, teaspoon, tablespoon, floz, cup, pint, quart, liter, gallon';
const base = 'a whole number from 2 to 36';
const scientific = 'a number such as 1500, 1.5e+3 or 1.5 x 10^3';
const percentage = 'a number such as 0.5, 50% or 5e-1';
const hexForm = '3 or 6 hexadecimal digits such as #ff5733 if from is hex';
const rgbForm = 'three whole numbers with commas between them, such as 255, 87, 51, if from is rgb';
const opaque = 'an alpha of 1, since results are opaque';

export const converters: Table = {
  'angle-converter': [
    [{ value: 180 }, { result: near(Math.PI) }, 'SciNim/Unchained #13'],
    [{ value: 30, from: null, to: null }, { result: near(0.5235987755982989) }, 'π / 6'],
    [{ value: 1, from: 'radians', to: 'degrees' }, { result: near(57.29577951308232) }, '180 / π'],
    [
      { value: 50, from: 'gradians', to: 'degrees' },
      { result: 45 },
      'numworks/epsilon #49: a gradian is π / 200',
    ],
    [
      { value: 330, from: 'degrees', to: 'radians' },
      { result: near(5.759586531581288) },
      'resibots/libdynamixel #41, 330° is about 5.76 rad',
    ],
    [{ value: 360, to: 'turns' }, { result: 1 }, 'a turn'],
    [{ value: -45 }, { result: near(-0.7853981633974483) }, '-π / 4'],
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
    [
      { value: `45° 30' 15"` },
      `value: expected a number, got "45° 30' 15""`,
      'Fabiz/MeeusJs #18, degrees, minutes and seconds',
    ],
    [{ value: 'π/2', from: 'radians' }, 'value: expected a number, got "π/2"', 'a textbook'],
    [{ angle: 90 }, 'angle: unknown field, did you mean value?', 'the usual word'],
    [
      { value: 90, unit: 'degrees' },
      'unit: unknown field, did you mean from?',
      'the unit of the value',
    ],
    [
      { value: 90, source: 'gradians', target: 'degrees' },
      'source: unknown field, did you mean from?; target: unknown field, did you mean to?',
      'the other pair of words',
    ],
  ],

  'base-converter': [
    [
      { value: 'ffffffffffffff', from: 16, to: 10 },
      { result: '72057594037927935' },
      'CorentinTh/it-tools #452',
    ],
    [
      { value: '0xA3B5', from: 16, to: 10 },
      { result: '41909', binary: '1010001110110101', octal: '121665', hexadecimal: 'a3b5' },
      'CorentinTh/it-tools #694',
    ],
    [
      { value: '8E', from: 16 },
      { result: '10001110', decimal: '142', octal: '216' },
      'ferraridamiano/ConverterNOW #28',
    ],
    [
      { value: '1c7af1bbebe1d6222e59', from: 16, to: 10 },
      { result: '134494183072681609539161' },
      'DevToys-app/DevToysMac #153',
    ],
    [{ value: '−255', to: 16 }, { input: '−255', result: '-ff' }, 'U+2212'],
    [{ value: '10³', to: 16 }, { result: '3e8', decimal: '1000' }, 'a power of ten'],
    [
      { value: '–255', to: 16 },
      'value: expected a minus sign written as "-", got "–255"',
      'U+2013, from a word processor',
    ],
    [{ value: 'FFFF', from: 16 }, { result: '1111111111111111' }, 'galculator/galculator #19'],
    [
      { value: '18446744073709551615', to: 16 },
      { result: 'ffffffffffffffff' },
      'DevToys-app/DevToys #497, not -1',
    ],
    [
      { value: ' -0X1F ', from: 16, to: 10 },
      { input: ' -0X1F ', result: '-31' },
      'DevToys-app/DevToys #503, pasted',
    ],
    [
      { value: '0.1', to: 2 },
      { result: '0.0001100110011001100110011001101' },
      'rounded to 32 places',
    ],
    [
      { value: 'A000', from: 16, to: 10 },
      { result: '40960' },
      'jedi1150/number-systems #11; 10 · 16³',
    ],
    [
      { value: '8000 0000 0000 0000', from: 16 },
      'value: expected digits of base 16, the value of from, got " "',
      'DevToys-app/DevToys #497, digits in groups',
    ],
    [
      { value: '1,024' },
      'value: expected digits of base 10, the value of from, got ","',
      'a thousands separator',
    ],
    [
      { value: '1_000', from: 2 },
      'value: expected digits of base 2, the value of from, got "_"',
      'literals of Python',
    ],
    [
      { value: '0xFF', to: 2 },
      'value: expected digits of base 10, the value of from, or 16 as from for the prefix "0x", got "0xFF"',
      'CorentinTh/it-tools #694 asks that a prefix says the base',
    ],
    [
      { value: '102', from: 2 },
      'value: expected digits of base 2, the value of from, got "2"',
      'no binary number',
    ],
    [
      { value: 255, to: 16 },
      'value: expected a string such as "255", got the number 255',
      'a number where a string is due',
    ],
    [
      { value: 'FF', from: 'hex', to: '10' },
      `from: expected ${base}, got "hex"; to: expected ${base}, got "10"`,
      'CorentinTh/it-tools #901, names of bases',
    ],
    [
      { value: 'FF', from: 16, to: 64 },
      `to: expected ${base}, got 64`,
      'CorentinTh/it-tools offers base 64',
    ],
    [{ value: '', from: 16 }, 'value: expected at least one digit, got ""', 'an empty input'],
    [
      { number: '255', base: 16 },
      'number: unknown field, did you mean value?; base: unknown field, did you mean to?',
      'the usual words',
    ],
    [
      { value: '10.101', from: 2, to: 10 },
      { result: '2.625', hexadecimal: '2.a' },
      '2 + 1/2 + 1/8',
    ],
    [{ value: '-FF.8', from: 16, to: 10 }, { result: '-255.5', octal: '-377.4' }, '255 + 8/16'],
    [{ value: '007', to: 8 }, { result: '7', decimal: '7' }, 'leading zeros'],
    [{ value: 'Zz', from: 36, to: 10 }, { result: '1295' }, '35 · 36 + 35'],
    [
      { value: '0o17', from: 8, to: 10 },
      { result: '15' },
      'CorentinTh/it-tools #901, a literal of Python',
    ],
    [{ value: '0b1', from: 16, to: 10 }, { result: '177' }, 'b is a digit in base 16'],
    [
      { value: '0.1', from: 3, to: 10 },
      { result: '0.33333333333333333333333333333333' },
      'a third, to 32 places',
    ],
    [
      { value: '1e3' },
      'value: expected digits of base 10, the value of from, got "e"',
      'scientific notation',
    ],
    [
      { value: '192.168.0.1' },
      'value: expected at most one point, got "192.168.0.1"',
      'an address',
    ],
    [
      { value: '🙂' },
      'value: expected digits of base 10, the value of from, got "🙂"',
      'an emoji is one character',
    ],
    [
      { value: '11', inputBase: 3, outputBase: 10 },
      'inputBase: unknown field, did you mean from?; outputBase: unknown field, did you mean to?',
      'CorentinTh/it-tools #452: Input base',
    ],
    [
      { value: '255', radix: 16 },
      'radix: unknown field, did you mean to?',
      'parseInt and toString of JavaScript',
    ],
  ],

  'scientific-notation-converter': [
    [
      { value: '123.12e0010' },
      { result: '1.2312e+12', mantissa: 1.2312, exponent: 12, numeric: 1231200000000 },
      'mariuszgromada/MathParser.org-mXparser #55',
    ],
    [
      { value: '3.1415E-2', direction: 'from' },
      { result: '0.031415', scientific: '3.1415e-2' },
      'dbojdo/bcmath #7',
    ],
    [
      { value: '1.2345678901234567890123456789012e-10', direction: 'from' },
      { result: '0.00000000012345678901234567890123456789012' },
      'microsoft/calculator #2329, all digits',
    ],
    [
      { value: '0.000125' },
      { result: '1.25e-4' },
      'microsoft/calculator #226, with the right sign',
    ],
    [
      { value: '1125899906842624' },
      { result: '1.125899906842624e+15' },
      'abue-ammar/tinycast #86, 2⁵⁰',
    ],
    [{ value: '1e6', direction: 'from' }, { result: '1000000' }, 'abue-ammar/tinycast #86'],
    [
      { value: '6.022 x 10^23', direction: 'from' },
      { result: '602200000000000000000000', numeric: 6.022e23 },
      'a chemistry class',
    ],
    [
      { value: ' +1.5 × 10^-7 ' },
      { result: '1.5e-7', input: ' +1.5 × 10^-7 ' },
      'numworks/epsilon #2233, the sign of multiplication',
    ],
    [
      { value: '1e400' },
      { result: '1e+400', numeric: null, exponent: 400 },
      'more than a double holds',
    ],
    [{ value: '1.5 × 10³' }, { result: '1.5e+3', numeric: 1500 }, 'copied from Wikipedia'],
    [
      { value: '−1.6 × 10⁻¹⁹', direction: 'from' },
      { result: '-0.00000000000000000016' },
      'the charge of an electron, with U+2212',
    ],
    [{ value: '10⁻³' }, { result: '1e-3' }, 'a power of ten alone'],
    [
      { value: '–1500' },
      'value: expected a minus sign written as "-", got "–1500"',
      'U+2013, which word processors make of a hyphen',
    ],
    [{ value: '1.5*10^3' }, `value: expected ${scientific}, got "1.5*10^3"`, 'as in a program'],
    [
      { value: '6.67430(15)e-11' },
      `value: expected ${scientific}, got "6.67430(15)e-11"`,
      'limefrogyank/siunitx-pcc #27, an uncertainty',
    ],
    [
      { value: '1,500' },
      `value: expected ${scientific}, got "1,500"`,
      'a thousands separator or a decimal comma',
    ],
    [{ value: '' }, `value: expected ${scientific}, got ""`, 'an empty input'],
    [
      { value: 1500 },
      'value: expected a string such as "1500", got the number 1500',
      'a number where a string is due',
    ],
    [
      { value: '1500', direction: 'scientific' },
      'direction: expected one of to, from, got "scientific"',
      'the name of the notation',
    ],
    [
      { value: '1500', notation: 'scientific' },
      'notation: unknown field, did you mean direction?',
      'mathjs: format(1500, { notation: "exponential" })',
    ],
    [{ value: '00012.50' }, { result: '1.25e+1', mantissa: 1.25 }, 'zeros on both sides'],
    [
      { value: '-0.00' },
      { result: '0e+0', mantissa: 0, exponent: 0, numeric: 0 },
      'zero has no sign',
    ],
    [{ value: '1E+05', direction: 'from' }, { result: '100000' }, 'as Excel shows it'],
    [{ value: '-2e-7', direction: 'from' }, { result: '-0.0000002' }, 'as JavaScript shows it'],
    [{ value: '1.5x10^3' }, { result: '1.5e+3' }, 'without spaces'],
    [
      { value: '1e99999' },
      'value: expected an exponent from -10,000 to 10,000 in scientific notation, got "1e99999"',
      'more digits than anyone reads',
    ],
    [
      { value: 'Infinity' },
      `value: expected ${scientific}, got "Infinity"`,
      'what JavaScript prints',
    ],
    [{ value: '1 500' }, `value: expected ${scientific}, got "1 500"`, 'digits in groups'],
  ],

  'cooking-converter': [
    [
      { value: 1, from: 'tablespoon', to: 'teaspoon' },
      { result: 3, ml: 14.78676478125 },
      'angularsen/UnitsNet #134, the US tablespoon',
    ],
    [
      { value: 2, from: 'cup', to: 'ml' },
      { result: 473.176473, ml: 473.176473 },
      'a US cup is 236.5882365 ml (NIST Handbook 44, appendix C)',
    ],
    [
      { value: 1.5, from: 'pint', to: 'floz' },
      { result: 24 },
      'NIST Handbook 44, appendix C: 16 fluid ounces',
    ],
    [
      { value: 250, from: 'ml', to: 'cup' },
      { result: 1.0566882094325936 },
      '250 / 236.5882365, a metric cup',
    ],
    [
      { value: 16, from: 'tablespoon', to: 'cup' },
      {
        result: 1,
        units: { tablespoon: 16, cup: 1, teaspoon: 48, floz: 8, pint: 0.5, quart: 0.25 },
      },
      'biati-digital/alfred-calculate-anything #170',
    ],
    [{ value: 0, from: 'cup', to: 'ml' }, { result: 0 }, 'nothing'],
    [
      { value: 3, from: 'tsp', to: 'tbsp' },
      `from: expected ${cookingUnits}, got "tsp"; to: expected ${cookingUnits}, got "tbsp"`,
      'recipeyak/recipeyak #1001',
    ],
    [
      { value: 2, from: 'cups', to: 'mL' },
      `from: expected ${cookingUnits}, got "cups"; to: expected ${cookingUnits}, got "mL"`,
      'biati-digital/alfred-calculate-anything #170: cup, cups',
    ],
    [
      { value: 1, from: 'litre', to: 'fl oz' },
      `from: expected ${cookingUnits}, got "litre"; to: expected ${cookingUnits}, got "fl oz"`,
      'British spelling',
    ],
    [
      { value: '½', from: 'cup', to: 'ml' },
      `value: expected a number of at least 0, got "½"`,
      'copied from a recipe',
    ],
    [
      { value: '1/2', from: 'cup', to: 'ml' },
      'value: expected a number of at least 0, got "1/2"',
      'typed from a recipe',
    ],
    [
      { value: '2 ts', from: 'teaspoon', to: 'ml' },
      'value: expected a number of at least 0, got "2 ts"',
      'falk-hueffner/metric-cooking #4',
    ],
    [
      { amount: 2, unit: 'cup', to: 'ml' },
      'amount: unknown field, did you mean value?; unit: unknown field, did you mean from?',
      'amount and unit',
    ],
    [
      { value: 2, fromUnit: 'cup', toUnit: 'ml' },
      'fromUnit: unknown field, did you mean from?; toUnit: unknown field, did you mean to?',
      'the names of a converter’s menus',
    ],
  ],

  'color-converter': [
    [
      { color: '#FF5733', from: 'hex' },
      { hex: '#ff5733', rgb: 'rgb(255, 87, 51)', hsl: 'hsl(11, 100%, 60%)', r: 255, g: 87, b: 51 },
      'the contract’s example',
    ],
    [{ color: '#123', from: 'hex' }, { r: 17, g: 34, b: 51 }, 'craftyjs/Crafty #1030'],
    [
      { color: '#a5F', from: 'hex' },
      { hex: '#aa55ff', hsl: 'hsl(270, 100%, 67%)' },
      'swhitty/SwiftDraw #24',
    ],
    [{ color: 'CCC', from: 'hex' }, { rgb: 'rgb(204, 204, 204)' }, 'michaelrsweet/htmldoc #323'],
    [
      { color: '#40ff', from: 'hex' },
      { hex: '#4400ff' },
      'bgrins/TinyColor #58; CSS: an alpha of f',
    ],
    [
      { color: 'rgb(100.000000%, 100.000000%, 100.000000%)', from: 'rgb' },
      { hex: '#ffffff', hsl: 'hsl(0, 0%, 100%)' },
      'Aymkdn/html-to-pdfmake #134',
    ],
    [
      { color: 'rgb(11.7%, 50%, 86.2%)', from: 'rgb' },
      { hex: '#1e80dc', hsl: 'hsl(209, 76%, 49%)' },
      'meyfa/php-svg #11; 29.835, 127.5 and 219.81 of 255',
    ],
    [
      { color: 'rgba(200, 129, 45, 1)', from: 'rgb' },
      { hex: '#c8812d', hsl: 'hsl(33, 63%, 48%)' },
      'russelporosky/color2color #22, opaque',
    ],
    [{ color: 'RGB( 255, 26, 3 )', from: 'rgb' }, { hex: '#ff1a03' }, 'Textualize/textual #566'],
    [
      { color: 'rgb(255 87 51)', from: 'rgb' },
      { hex: '#ff5733' },
      'facelessuser/coloraide #277, the modern syntax',
    ],
    [
      { color: 'rgba(200, 129, 45, 0.75)', from: 'rgb' },
      `color: expected ${opaque}, got "0.75"`,
      'russelporosky/color2color #22',
    ],
    [
      { color: 'rgb(85% 55.25% 30% / 75%)', from: 'rgb' },
      `color: expected ${opaque}, got "75%"`,
      'russelporosky/color2color #22',
    ],
    [
      { color: '#ff573380', from: 'hex' },
      `color: expected ${opaque}, got "80"`,
      'Figma’s copied hex',
    ],
    [
      { color: 'rgb(255, 127, 36.5)', from: 'rgb' },
      'color: expected three whole numbers from 0 to 255, got "36.5"',
      'russelporosky/color2color #22',
    ],
    [
      { color: 'rgb(256, 0, 0)', from: 'rgb' },
      'color: expected three whole numbers from 0 to 255, got "256"',
      'one more than fits',
    ],
    [
      { color: '255 87 51', from: 'rgb' },
      `color: expected ${rgbForm}, got "255 87 51"`,
      'spaces without rgb(…)',
    ],
    [
      { color: 'hsl(20, 70%, 60%)', from: 'rgb' },
      `color: expected ${rgbForm}, got "hsl(20, 70%, 60%)"`,
      'abe33/atom-pigments #85',
    ],
    [
      { color: 'hsl(200 50% 25%)', from: 'hsl' },
      'from: expected one of hex, rgb, got "hsl"',
      'Qix-/color-string #55',
    ],
    [
      { color: 'red', from: 'hex' },
      `color: expected ${hexForm}, got "red"`,
      'Adrinlol/javascript-color-gradient #26',
    ],
    [
      { color: '0xFF5733', from: 'hex' },
      `color: expected ${hexForm}, got "0xFF5733"`,
      'a literal of C',
    ],
    [
      { color: '#ff5733;', from: 'hex' },
      'color: expected the color alone, without a property name or semicolon, got "#ff5733;"',
      'copied from CSS',
    ],
    [
      { color: 0xff5733, from: 'hex' },
      'color: expected a string such as "#ff5733", got the number 16734003',
      'three.js writes 0xff5733',
    ],
    [{ color: '#ff5733' }, 'from: required, one of hex, rgb', 'the # says it already'],
    [
      { hex: '#ff5733' },
      'hex: unknown field, did you mean color?; from: required, one of hex, rgb',
      'the format as the name',
    ],
    [{ color: ' #FF5733FF ', from: 'hex' }, { hex: '#ff5733' }, 'an opaque alpha, pasted'],
    [{ color: '255,87,51', from: 'rgb' }, { hex: '#ff5733' }, 'the API document, without spaces'],
    [{ color: 'rgb(255 87 51 / 100%)', from: 'rgb' }, { hex: '#ff5733' }, 'CSS Color 4'],
    [
      { color: '#000', from: 'hex' },
      { hsl: 'hsl(0, 0%, 0%)', rgb: 'rgb(0, 0, 0)' },
      'black has no hue',
    ],
    [
      { color: 'rgb(255, 87, 51);', from: 'rgb' },
      'color: expected the color alone, without a property name or semicolon, got "rgb(255, 87, 51);"',
      'copied from CSS',
    ],
    [
      { color: 'rgb(-1, 0, 0)', from: 'rgb' },
      'color: expected three whole numbers from 0 to 255, got "-1"',
      'one less than there is',
    ],
    [
      { color: 'rgb(120%, 0%, 0%)', from: 'rgb' },
      'color: expected three percentages from 0% to 100%, got "120%"',
      'more than all',
    ],
    [
      { color: 'rgb(50%, 0, 0)', from: 'rgb' },
      'color: expected three percentages from 0% to 100%, got "0"',
      'CSS Color 4, section 4.1: with commas all are of one kind',
    ],
    [{ color: '#ggg', from: 'hex' }, `color: expected ${hexForm}, got "#ggg"`, 'no digits'],
    [
      { color: '#12345', from: 'hex' },
      `color: expected ${hexForm}, got "#12345"`,
      'leegee in Adrinlol/javascript-color-gradient #26',
    ],
  ],

  'decimal-to-percent-converter': [
    [
      { value: '0.29' },
      { result: 29, percent: 29, decimal: 0.29, percentString: '29%' },
      '0.29 * 100 is 28.999999999999996 in doubles',
    ],
    [{ value: '70%', direction: 'from' }, { result: 0.7, decimal: 0.7 }, 'Yet-Zio/yetCalc #220'],
    [{ value: '140%', direction: 'from' }, { result: 1.4 }, 'Yet-Zio/yetCalc #220'],
    [
      { value: '3.100%', direction: 'from' },
      { result: 0.031, percentString: '3.1%' },
      'duckduckgo/zeroclickinfo-goodies #4541',
    ],
    [{ value: '0.185' }, { result: 18.5, percentString: '18.5%' }, 'renkun-ken/formattable #78'],
    [
      { value: '33.3333336 %', direction: 'from' },
      { percent: 33.3333336, decimal: 0.333333336 },
      'DLvalentine/GSX #10',
    ],
    [{ value: '50%' }, { result: 50, decimal: 0.5 }, 'already a percentage'],
    [{ value: '.5' }, { result: 50 }, 'without a zero before the point'],
    [{ value: '1e-3' }, { result: 0.1, percentString: '0.1%' }, 'as programs print small numbers'],
    [{ value: '−12.5 %' }, { percent: -12.5, decimal: -0.125 }, 'U+2212, from a newspaper'],
    [{ value: '10⁻³' }, { percent: 0.1 }, 'a power of ten'],
    [
      { value: '–12.5%' },
      'value: expected a minus sign written as "-", got "–12.5%"',
      'U+2013, from a word processor',
    ],
    [
      { value: '0.12345678901234567890' },
      { percentString: '12.34567890123456789%' },
      'all digits, by moving the point',
    ],
    [{ value: '0,5' }, `value: expected ${percentage}, got "0,5"`, 'TraceApps/nutritrace #160'],
    [{ value: '1/4' }, `value: expected ${percentage}, got "1/4"`, 'a fraction'],
    [{ value: '50 percent' }, `value: expected ${percentage}, got "50 percent"`, 'in words'],
    [{ value: '٥٠٪' }, `value: expected ${percentage}, got "٥٠٪"`, 'Arabic digits and sign'],
    [{ value: '%' }, `value: expected ${percentage}, got "%"`, 'the sign alone'],
    [
      { value: 0.5 },
      'value: expected a string such as "0.5", got the number 0.5',
      'a number where a string is due',
    ],
    [
      { value: '0.5', direction: 'percent' },
      'direction: expected one of to, from, got "percent"',
      'the name of the result',
    ],
    [{ percent: '50%' }, 'percent: unknown field, did you mean value?', 'the usual word'],
    [{ value: '-12.5%', direction: 'from' }, { result: -0.125, percentString: '-12.5%' }, 'a loss'],
    [
      { value: '100', direction: 'from' },
      { result: 1, percent: 100 },
      'a percentage without its sign',
    ],
    [{ value: '1e-7' }, { percent: 0.00001, percentString: '0.00001%' }, 'never exponent notation'],
    [
      { value: '999999999999999999999.5' },
      { percentString: '99999999999999999999950%' },
      'all digits, by moving the point',
    ],
    [
      { value: '50%%' },
      `value: expected ${percentage}, got "50%%"`,
      'a percentage of a percentage',
    ],
  ],
};
