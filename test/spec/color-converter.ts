import { convertColor } from 'toolworker';
import { fill } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

const hexError = (got: string) => `color: expected 3 or 6 hexadecimal digits such as #ff5733 for hex (from), got "${got}"`;
const listError = (got: string) =>
  `color: expected three whole numbers with commas between them, such as 255, 87, 51, for rgb (from), got "${got}"`;
const channelError = (got: string) => `color: expected three whole numbers from 0 to 255, got "${got}"`;
const percentageError = (got: string) => `color: expected three percentages from 0% to 100%, got "${got}"`;
const alphaError = (got: string) => `color: expected an alpha of 1, since results are opaque, got "${got}"`;
const notation = 'one of hex, rgb';

const orangeRed = { hex: '#ff5733', rgb: 'rgb(255, 87, 51)', hsl: 'hsl(11, 100%, 60%)', r: 255, g: 87, b: 51 };

const white = { hex: '#ffffff', rgb: 'rgb(255, 255, 255)', hsl: 'hsl(0, 0%, 100%)', r: 255, g: 255, b: 255 };

const hexForm = '3 or 6 hexadecimal digits such as #ff5733 for hex (from)';
const rgbForm = 'three whole numbers with commas between them, such as 255, 87, 51, for rgb (from)';
const opaque = 'an alpha of 1, since results are opaque';

export const spec: SpecOf<typeof convertColor> = {
  run: convertColor,
  operation: 'convert-color',
  fields: { color: 'string, required', from: 'hex | rgb, required' },
  result: ['hex', 'rgb', 'hsl', 'r', 'g', 'b'],
  answers: [
    [{ color: '#ff5733', from: 'hex' }, orangeRed, 'hue 60 · 36 / 204 = 10.6, lightness 306 / 510 = 60 %'],
    [{ color: 'FF5733', from: 'hex' }, orangeRed, 'without #, capitals'],
    [{ color: '\t#Ff5733 \n', from: 'hex' }, orangeRed, 'white space'],
    [{ color: '255,87,51', from: 'rgb' }, orangeRed, 'the same color'],
    ...['0xff5733', '0XFF5733', ' 0xFf5733 ', '＃ｆｆ５７３３', '＃ff５７３３', 'ff٥٧٣٣'].map(
      (color) => [{ color, from: 'hex' }, orangeRed, 'a literal of programs; full-width and Arabic digits'] as const,
    ),
    ...[
      ['(255, 87, 51)', '[255, 87, 51]', '( 255 87 51 )', '[255,87,51]', '255 87 51', '255  87\t51', '[100%, 34%, 20%]'],
      ['２５５，８７，５１', 'ｒｇｂ（２５５、８７、５１）', '٢٥٥، ٨٧، ٥١', '۲۵۵ ۸۷ ۵۱', '１００％　３４％　２０％', '255, ８７, ٥١'],
    ]
      .flat()
      .map((color) => [{ color, from: 'rgb' }, orangeRed, 'three numbers in brackets or with spaces; digits of other scripts'] as const),
    [{ color: ' RGB( 255 , 87,  051 ) ', from: 'rgb' }, orangeRed, 'capitals, spaces and a leading zero'],
    [{ color: 'rgb(255, 87, 51)', from: 'rgb' }, orangeRed, 'the form of the result'],
    [{ color: '#fff', from: 'hex' }, white, '#fff is #ffffff in CSS'],
    [{ color: 'FfF', from: 'hex' }, white, '#fff is #ffffff in CSS'],
    [
      { color: '#0F8', from: 'hex' },
      { hex: '#00ff88', rgb: 'rgb(0, 255, 136)', hsl: 'hsl(152, 100%, 50%)', r: 0, g: 255, b: 136 },
      '#0f8 is #00ff88 in CSS',
    ],
    [{ color: '0,0,0', from: 'rgb' }, { hex: '#000000', rgb: 'rgb(0, 0, 0)', hsl: 'hsl(0, 0%, 0%)', r: 0, g: 0, b: 0 }, 'black'],
    [
      { color: '#663399', from: 'hex' },
      { hex: '#663399', rgb: 'rgb(102, 51, 153)', hsl: 'hsl(270, 50%, 40%)', r: 102, g: 51, b: 153 },
      'rebeccapurple of CSS',
    ],
    [
      { color: '255,0,1', from: 'rgb' },
      { hex: '#ff0001', rgb: 'rgb(255, 0, 1)', hsl: 'hsl(0, 100%, 50%)', r: 255, g: 0, b: 1 },
      'hue 360 − 60 / 255 rounds to 360, which is 0',
    ],
    [
      { color: '120,0,1', from: 'rgb' },
      { hex: '#780001', rgb: 'rgb(120, 0, 1)', hsl: 'hsl(0, 100%, 24%)', r: 120, g: 0, b: 1 },
      'hue 359.5 rounds half up to 360, which is 0',
    ],
    [
      { color: '120,1,0', from: 'rgb' },
      { hex: '#780100', rgb: 'rgb(120, 1, 0)', hsl: 'hsl(1, 100%, 24%)', r: 120, g: 1, b: 0 },
      'hue 0.5 rounds half up',
    ],
    [
      { color: '41,39,39', from: 'rgb' },
      { hex: '#292727', rgb: 'rgb(41, 39, 39)', hsl: 'hsl(0, 3%, 16%)', r: 41, g: 39, b: 39 },
      'saturation 2 / 80 = 2.5 % rounds half up',
    ],
    ...['#ff5733ff', 'FF5733Ff'].map(
      (color) => [{ color, from: 'hex' }, orangeRed, 'ff is an alpha of 1 in CSS Color Module Level 4'] as const,
    ),
    ...['#ffff', 'fFFF'].map((color) => [{ color, from: 'hex' }, white, 'f is an alpha of 1 in CSS Color Module Level 4'] as const),
    ...[
      'rgb(255 87 51)',
      'RGB(\n255\t 87 51 )',
      'rgb(255 87 51 / 1)',
      'rgb(255 87 51/100%)',
      'rgba(255 87 51 / 1.0)',
      'rgba(255 87 51)',
      'rgba(255, 87, 51, 1)',
      'RgbA(255,87,51,1.00)',
      'rgb(255, 87, 51, 100.0%)',
      'rgba(255, 87, 51)',
      'rgb(100% 34% 20%)',
      'rgb(100%, 34%, 20%)',
      'rgba(100%,34.0%,20%,1)',
      '100%, 34%, 20%',
      'rgb(100% 87 20% / 1)',
    ].map(
      (color) => [{ color, from: 'rgb' }, orangeRed, 'the rgb() of CSS Color Module Level 4; 34 % of 255 is 86.7, 20 % is 51'] as const,
    ),
    [
      { color: 'rgb(10% 30% 0.19%)', from: 'rgb' },
      { hex: '#1a4d00', rgb: 'rgb(26, 77, 0)', hsl: 'hsl(100, 100%, 15%)', r: 26, g: 77, b: 0 },
      '25.5 and 76.5 round half up, 0.4845 down; hue 60 · (2 − 26 / 77) = 99.7, 77 / 510',
    ],
    [
      { color: 'rgb(90% 70% .2%)', from: 'rgb' },
      { hex: '#e6b301', rgb: 'rgb(230, 179, 1)', hsl: 'hsl(47, 99%, 45%)', r: 230, g: 179, b: 1 },
      '229.5, 178.5 and 0.51 round up; hue 60 · 178 / 229 = 46.6, 229 / 231, 231 / 510',
    ],
  ],
  refusals: [
    ...[
      ['#ff5733;', 'hex'],
      ['#ff5733,', 'hex'],
      [',#ff5733', 'hex'],
      ["'#ff5733'", 'hex'],
      ['“#ff5733”', 'hex'],
      ['«ff5733»', 'hex'],
      ['ff5733;', 'hex'],
      ['#f53 ;', 'hex'],
      ['color: #ff5733', 'hex'],
      ['color: #ff5733;', 'hex'],
      ['--accent:#f53', 'hex'],
      ['rgb(255, 87, 51);', 'rgb'],
      ['rgb(255 87 51);', 'rgb'],
      ['255, 87, 51;', 'rgb'],
      ['background: rgb(255, 87, 51);', 'rgb'],
      ["'255, 87, 51'", 'rgb'],
      ['rgb(255, 87, 51),', 'rgb'],
      ['1,2,3,', 'rgb'],
      [',,', 'rgb'],
    ].map(
      ([color = '', from]) =>
        [
          { color, from },
          `color: expected the color alone, without quotes, a comma, a semicolon or a property name, got "${color}"`,
        ] as const,
    ),
    [
      { color: '"#ff5733",', from: 'hex' },
      `color: expected the color alone, without quotes, a comma, a semicolon or a property name, got '"#ff5733",'`,
    ],
    [{ color: '', from: 'hsl' }, 'color: expected a color such as #ff5733, got ""; from: expected one of hex, rgb, got "hsl"'],
    [{ color: ' ' }, 'color: expected a color such as #ff5733, got " "; from: required, one of hex, rgb'],

    ...[
      '',
      '#',
      '#ff',
      '#ff573',
      '#ff57331',
      '##ff5733',
      'ff#5733',
      'ff5733#',
      '# ff5733',
      '#ff 733',
      '#gg5733',
      '0xff573',
      '0xf53',
      '0xffff5733',
      '#0xff5733',
      'red',
      '255, 87, 51',
    ].map((color) => [{ color, from: 'hex' }, hexError(color)] as const),
    [{ color: ' \n#ff\t', from: 'hex' }, hexError('#ff')],
    [{ color: '#ff573\ud83d', from: 'hex' }, hexError('#ff573\\ud83d')],
    [{ color: 'f'.repeat(1e6), from: 'hex' }, hexError(`${'f'.repeat(39)}…`)],
    ...[
      '',
      '1,2',
      '1,2,3,4',
      '1 2 3 / 1',
      '1 2 3 4',
      '(1, 2, 3, 1)',
      '[1 2]',
      '((1 2 3))',
      '1%',
      'rgb()',
      'rgb(1)',
      'rgb(1 2)',
      'rgb(1 2 3 1)',
      'rgb(1 2 / 1)',
      'rgb(1 2 3 / 1 / 1)',
      'rgba(1,2,3,1,1)',
      'hsl(1 2 3)',
      'rgbx(1 2 3)',
      'rgb (1 2 3)',
      'rgb(1,2,3',
      'rgb (1,2,3)',
      'rgb(1,2,3) x',
      'rgb(1,2),3',
      'hsl(20, 70%, 60%)',
      '#ff5733',
    ].map((color) => [{ color, from: 'rgb' }, listError(color)] as const),
    ...Object.entries({
      '256,0,0': '256',
      '0,256 ,0': '256',
      '0,0,256': '256',
      '-1,0,0': '-1',
      '+1,0,0': '+1',
      '1.0,2,3': '1.0',
      '1e1,2,3': '1e1',
      '0001,2,3': '0001',
      '10,20%,30': '20%',
      'rgb(1, 2 3, 4)': '2 3',
      'rgb(1, 2, 3 / 1)': '3 / 1',
      'rgb(1 256 3)': '256',
      'rgb(1.5 2 3)': '1.5',
      'rgb(none 2 3)': 'none',
      '1,2,3)': '3)',
      'rgb 1,2,3': 'rgb 1',
      'rgb(rgb(1,2,3))': 'rgb(1',
      '1,rgb(2,3)': 'rgb(2',
      '(1, 2, 256)': '256',
      '[1, 2, 3': '[1',
      '{1, 2, 3)': '{1',
      '1 2 256': '256',
      '[[1, 2, 3]]': '[1',
      'red green blue': 'red',
      '\ud83d,2,3': '\\ud83d',
    }).map(([color, part]) => [{ color, from: 'rgb' }, channelError(part)] as const),
    ...Object.entries({
      '10%,20,30%': '20',
      '101%,2%,3%': '101%',
      'rgb(1% 100.1% 3%)': '100.1%',
      'rgb(1% -1% 3%)': '-1%',
      'rgb(1% 1e1% 3%)': '1e1%',
      'rgb(1% 5.% 3%)': '5.%',
      'rgb(1% % 3%)': '%',
      '1 %,2%,3%': '1 %',
    }).map(([color, part]) => [{ color, from: 'rgb' }, percentageError(part)] as const),
    ...Object.entries({
      'rgba(255, 87, 51, 0.5)': '0.5',
      'rgb(255, 87, 51, 50%)': '50%',
      'rgba(255, 87, 51, )': '',
      'rgb(255 87 51 / .99)': '.99',
      'rgb(255 87 51 /)': '',
      'rgb(255 87 51 / 0)': '0',
      'rgb(255 87 51 / 1%)': '1%',
      'rgb(255 87 51 / 100)': '100',
      'rgb(255 87 51 / 2)': '2',
      'rgb(255 87 51 / none)': 'none',
    }).map(([color, alpha]) => [{ color, from: 'rgb' }, alphaError(alpha)] as const),
    ...Object.entries({ '#ff57': '7', F570: '0', '#ff573380': '80', ff5733Fe: 'Fe' }).map(
      ([color, alpha]) => [{ color, from: 'hex' }, alphaError(alpha)] as const,
    ),
    [{}, `color: required, a color such as #ff5733; from: required, ${notation}`],
    ...[
      { color: '#ｆｆ5733', from: 'hex', expected: 'digits of one script, got "ｆ5"' },
      { color: '♯ff5733', from: 'hex', expected: '"#" before ff5733, got "♯" (U+266F)' },
      { color: '１2, 3, 4', from: 'rgb', expected: 'digits of one script, got "１2"' },
      { color: '255‚ 87‚ 51', from: 'rgb', expected: '"," after 255, got "‚" (U+201A)' },
    ].map(({ color, from, expected }) => [{ color, from }, `color: expected ${expected}`] as const),
  ],
  typed: [
    [
      { color: '#FF5733', from: 'hex' },
      { hex: '#ff5733', rgb: 'rgb(255, 87, 51)', hsl: 'hsl(11, 100%, 60%)', r: 255, g: 87, b: 51 },
      'the contract’s example',
    ],
    [{ color: '#123', from: 'hex' }, { r: 17, g: 34, b: 51 }, 'craftyjs/Crafty #1030'],
    [{ color: '#a5F', from: 'hex' }, { hex: '#aa55ff', hsl: 'hsl(270, 100%, 67%)' }, 'swhitty/SwiftDraw #24'],
    [{ color: 'CCC', from: 'hex' }, { rgb: 'rgb(204, 204, 204)' }, 'michaelrsweet/htmldoc #323'],
    [{ color: '#40ff', from: 'hex' }, { hex: '#4400ff' }, 'bgrins/TinyColor #58; CSS: an alpha of f'],
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
    [{ color: 'rgba(200, 129, 45, 0.75)', from: 'rgb' }, `color: expected ${opaque}, got "0.75"`, 'russelporosky/color2color #22'],
    [{ color: 'rgb(85% 55.25% 30% / 75%)', from: 'rgb' }, `color: expected ${opaque}, got "75%"`, 'russelporosky/color2color #22'],
    [
      { color: 'rgb(255, 127, 36.5)', from: 'rgb' },
      'color: expected three whole numbers from 0 to 255, got "36.5"',
      'russelporosky/color2color #22',
    ],
    [{ color: 'rgb(256, 0, 0)', from: 'rgb' }, 'color: expected three whole numbers from 0 to 255, got "256"', 'one more than fits'],
    [{ color: '255 87 51', from: 'rgb' }, { hex: '#ff5733' }, 'spaces without rgb(…)'],
    [{ color: '(255, 87, 51)', from: 'rgb' }, { hex: '#ff5733' }, 'a tuple of Python'],
    [{ color: '[255, 87, 51]', from: 'rgb' }, { hex: '#ff5733' }, 'an array of JSON'],
    [{ color: '0xFF8800', from: 'hex' }, { hex: '#ff8800' }, 'a literal of C'],
    [{ color: 'hsl(20, 70%, 60%)', from: 'rgb' }, `color: expected ${rgbForm}, got "hsl(20, 70%, 60%)"`, 'abe33/atom-pigments #85'],
    [{ color: 'hsl(200 50% 25%)', from: 'hsl' }, 'from: expected one of hex, rgb, got "hsl"', 'Qix-/color-string #55'],
    [{ color: 'red', from: 'hex' }, `color: expected ${hexForm}, got "red"`, 'Adrinlol/javascript-color-gradient #26'],
    [{ color: '0xFFFF5733', from: 'hex' }, `color: expected ${hexForm}, got "0xFFFF5733"`, 'Flutter: the alpha comes first'],
    [{ color: 0xff5733, from: 'hex' }, 'color: expected a string such as "#ff5733", got the number 16734003', 'three.js writes 0xff5733'],
    [{ color: '#ff5733' }, 'from: required, one of hex, rgb', 'the # says it already'],
    [{ hex: '#ff5733' }, 'hex: unknown field, did you mean color?; from: required, one of hex, rgb', 'the format as the name'],
    [{ color: ' #FF5733FF ', from: 'hex' }, { hex: '#ff5733' }, 'an opaque alpha, pasted'],
    [{ color: 'rgb(255 87 51 / 100%)', from: 'rgb' }, { hex: '#ff5733' }, 'CSS Color 4'],
    [{ color: '#000', from: 'hex' }, { hsl: 'hsl(0, 0%, 0%)', rgb: 'rgb(0, 0, 0)' }, 'black has no hue'],
    [{ color: 'rgb(120%, 0%, 0%)', from: 'rgb' }, 'color: expected three percentages from 0% to 100%, got "120%"', 'more than all'],
    [
      { color: 'rgb(50%, 0, 0)', from: 'rgb' },
      'color: expected three percentages from 0% to 100%, got "0"',
      'CSS Color 4, section 4.1: with commas all are of one kind',
    ],
    [{ color: '#12345', from: 'hex' }, `color: expected ${hexForm}, got "#12345"`, 'leegee in Adrinlol/javascript-color-gradient #26'],
  ],
  beyondSchema: { color: 'it is a hexadecimal or RGB color' },
  otherNames: {
    meant: {
      color: 'colour hex value colorHex color_code inputColor colorValue rgb code',
      from: 'format fromFormat from_type notation inputFormat type sourceFormat',
    },
    refused:
      'alpha=0.5 opacity=0.5 uppercase=true shorthand=true lighten=10 darken=0.1 grayscale=true invert=true ' +
      'mix="#fff" withHash=false complementary=true saturation=50',
    ignored: 'name label r=1 g=2 b=3 hsl="x" to="hsl" alpha=1 opacity="100%" withHash=true colorName="x"',
  },
  slowest: { 'white space': (share) => ({ color: `${fill(' ', share)}1,2,3`, from: 'rgb' }) },
  // A hue of 60 · (87 − 51) / 204
};
