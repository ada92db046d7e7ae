import { convertColor } from 'toolworker';
import { defineCases } from '../cases.ts';

const hexError = (got: string) =>
  `color: expected 3 or 6 hexadecimal digits such as #ff5733 if from is hex, got "${got}"`;
const listError = (got: string) =>
  `color: expected three whole numbers with commas between them, such as 255, 87, 51, if from is rgb, got "${got}"`;
const channelError = (got: string) =>
  `color: expected three whole numbers from 0 to 255, got "${got}"`;
const percentageError = (got: string) =>
  `color: expected three percentages from 0% to 100%, got "${got}"`;
const alphaError = (got: string) =>
  `color: expected an alpha of 1, since results are opaque, got "${got}"`;
const notation = 'one of hex, rgb';

const orangeRed = {
  hex: '#ff5733',
  rgb: 'rgb(255, 87, 51)',
  hsl: 'hsl(11, 100%, 60%)',
  r: 255,
  g: 87,
  b: 51,
};

const white = {
  hex: '#ffffff',
  rgb: 'rgb(255, 255, 255)',
  hsl: 'hsl(0, 0%, 100%)',
  r: 255,
  g: 255,
  b: 255,
};

export const cases = defineCases({
  run: convertColor,
  answers: [
    {
      request: { color: '#ff5733', from: 'hex' },
      result: orangeRed,
      source: 'hue 60 · 36 / 204 = 10.6, lightness 306 / 510 = 60 %',
    },
    { request: { color: 'FF5733', from: 'hex' }, result: orangeRed, source: 'without #, capitals' },
    { request: { color: '\t#Ff5733 \n', from: 'hex' }, result: orangeRed, source: 'white space' },
    { request: { color: '255,87,51', from: 'rgb' }, result: orangeRed, source: 'the same color' },
    {
      request: { color: ' RGB( 255 , 87,  051 ) ', from: 'rgb' },
      result: orangeRed,
      source: 'capitals, spaces and a leading zero',
    },
    {
      request: { color: 'rgb(255, 87, 51)', from: 'rgb' },
      result: orangeRed,
      source: 'the form of the result',
    },
    { request: { color: '#fff', from: 'hex' }, result: white, source: '#fff is #ffffff in CSS' },
    { request: { color: 'FfF', from: 'hex' }, result: white, source: '#fff is #ffffff in CSS' },
    {
      request: { color: '#0F8', from: 'hex' },
      result: {
        hex: '#00ff88',
        rgb: 'rgb(0, 255, 136)',
        hsl: 'hsl(152, 100%, 50%)',
        r: 0,
        g: 255,
        b: 136,
      },
      source: '#0f8 is #00ff88 in CSS',
    },
    {
      request: { color: '0,0,0', from: 'rgb' },
      result: {
        hex: '#000000',
        rgb: 'rgb(0, 0, 0)',
        hsl: 'hsl(0, 0%, 0%)',
        r: 0,
        g: 0,
        b: 0,
      },
      source: 'black',
    },
    {
      request: { color: '#663399', from: 'hex' },
      result: {
        hex: '#663399',
        rgb: 'rgb(102, 51, 153)',
        hsl: 'hsl(270, 50%, 40%)',
        r: 102,
        g: 51,
        b: 153,
      },
      source: 'rebeccapurple of CSS',
    },
    {
      request: { color: '255,0,1', from: 'rgb' },
      result: {
        hex: '#ff0001',
        rgb: 'rgb(255, 0, 1)',
        hsl: 'hsl(0, 100%, 50%)',
        r: 255,
        g: 0,
        b: 1,
      },
      source: 'hue 360 − 60 / 255 rounds to 360, which is 0',
    },
    {
      request: { color: '120,0,1', from: 'rgb' },
      result: {
        hex: '#780001',
        rgb: 'rgb(120, 0, 1)',
        hsl: 'hsl(0, 100%, 24%)',
        r: 120,
        g: 0,
        b: 1,
      },
      source: 'hue 359.5 rounds half up to 360, which is 0',
    },
    {
      request: { color: '120,1,0', from: 'rgb' },
      result: {
        hex: '#780100',
        rgb: 'rgb(120, 1, 0)',
        hsl: 'hsl(1, 100%, 24%)',
        r: 120,
        g: 1,
        b: 0,
      },
      source: 'hue 0.5 rounds half up',
    },
    {
      request: { color: '41,39,39', from: 'rgb' },
      result: {
        hex: '#292727',
        rgb: 'rgb(41, 39, 39)',
        hsl: 'hsl(0, 3%, 16%)',
        r: 41,
        g: 39,
        b: 39,
      },
      source: 'saturation 2 / 80 = 2.5 % rounds half up',
    },
    ...['#ff5733ff', 'FF5733Ff'].map((color) => ({
      request: { color, from: 'hex' as const },
      result: orangeRed,
      source: 'ff is an alpha of 1 in CSS Color Module Level 4',
    })),
    ...['#ffff', 'fFFF'].map((color) => ({
      request: { color, from: 'hex' as const },
      result: white,
      source: 'f is an alpha of 1 in CSS Color Module Level 4',
    })),
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
    ].map((color) => ({
      request: { color, from: 'rgb' as const },
      result: orangeRed,
      source: 'the rgb() of CSS Color Module Level 4; 34 % of 255 is 86.7, 20 % is 51',
    })),
    {
      request: { color: 'rgb(10% 30% 0.19%)', from: 'rgb' },
      result: {
        hex: '#1a4d00',
        rgb: 'rgb(26, 77, 0)',
        hsl: 'hsl(100, 100%, 15%)',
        r: 26,
        g: 77,
        b: 0,
      },
      source: '25.5 and 76.5 round half up, 0.4845 down; hue 60 · (2 − 26 / 77) = 99.7, 77 / 510',
    },
    {
      request: { color: 'rgb(90% 70% .2%)', from: 'rgb' },
      result: {
        hex: '#e6b301',
        rgb: 'rgb(230, 179, 1)',
        hsl: 'hsl(47, 99%, 45%)',
        r: 230,
        g: 179,
        b: 1,
      },
      source: '229.5, 178.5 and 0.51 round up; hue 60 · 178 / 229 = 46.6, 229 / 231, 231 / 510',
    },
  ],
  refusals: [
    ...[
      ['#ff5733;', 'hex'],
      ['ff5733;', 'hex'],
      ['#f53 ;', 'hex'],
      ['color: #ff5733', 'hex'],
      ['color: #ff5733;', 'hex'],
      ['--accent:#f53', 'hex'],
      ['rgb(255, 87, 51);', 'rgb'],
      ['rgb(255 87 51);', 'rgb'],
      ['255, 87, 51;', 'rgb'],
      ['background: rgb(255, 87, 51);', 'rgb'],
    ].map(([color = '', from]) => ({
      request: { color, from },
      error: `color: expected the color alone, without a property name or semicolon, got "${color}"`,
    })),
    {
      request: { color: '', from: 'hsl' },
      error:
        'color: expected a color such as #ff5733, got ""; from: expected one of hex, rgb, got "hsl"',
    },
    {
      request: { color: ' ' },
      error: 'color: expected a color such as #ff5733, got " "; from: required, one of hex, rgb',
    },

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
      '0xff5733',
      'red',
      '255, 87, 51',
      '#ｆｆ5733',
    ].map((color) => ({ request: { color, from: 'hex' }, error: hexError(color) })),
    { request: { color: ' \n#ff\t', from: 'hex' }, error: hexError('#ff') },
    { request: { color: '#ff573\ud83d', from: 'hex' }, error: hexError('#ff573\\ud83d') },
    { request: { color: 'f'.repeat(1e6), from: 'hex' }, error: hexError(`${'f'.repeat(39)}…`) },
    ...[
      '',
      '1,2',
      '1,2,3,4',
      '1,2,3,',
      '1 2 3',
      '1 2 3 / 1',
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
    ].map((color) => ({ request: { color, from: 'rgb' }, error: listError(color) })),
    ...Object.entries({
      ',,': '',
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
      '１,2,3': '１',
      '\ud83d,2,3': '\\ud83d',
    }).map(([color, part]) => ({ request: { color, from: 'rgb' }, error: channelError(part) })),
    ...Object.entries({
      '10%,20,30%': '20',
      '101%,2%,3%': '101%',
      'rgb(1% 100.1% 3%)': '100.1%',
      'rgb(1% -1% 3%)': '-1%',
      'rgb(1% 1e1% 3%)': '1e1%',
      'rgb(1% 5.% 3%)': '5.%',
      'rgb(1% % 3%)': '%',
      '1 %,2%,3%': '1 %',
    }).map(([color, part]) => ({ request: { color, from: 'rgb' }, error: percentageError(part) })),
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
    }).map(([color, alpha]) => ({ request: { color, from: 'rgb' }, error: alphaError(alpha) })),
    ...Object.entries({ '#ff57': '7', F570: '0', '#ff573380': '80', ff5733Fe: 'Fe' }).map(
      ([color, alpha]) => ({ request: { color, from: 'hex' }, error: alphaError(alpha) }),
    ),
    { request: {}, error: `color: required, a color such as #ff5733; from: required, ${notation}` },
    {
      request: { color: 0xff5733, from: 'hex' },
      error: 'color: expected a string such as "#ff5733", got the number 16734003',
    },
    {
      request: { color: [255, 87, 51], from: 'rgb' },
      error: 'color: expected a string such as "#ff5733", got an array',
    },
    { request: { color: '#fff', from: 'hsl' }, error: `from: expected ${notation}, got "hsl"` },
    { request: { color: '#fff', from: null }, error: `from: required, ${notation}` },
    {
      request: { color: '#fff', from: 'constructor' },
      error: `from: expected ${notation}, got "constructor"`,
    },
    {
      request: { colour: '#fff', from: 'hex' },
      error: 'colour: unknown field, did you mean color?',
    },
    {
      request: { hex: '#fff', format: 'hex' },
      error: 'hex: unknown field, did you mean color?; format: unknown field, did you mean from?',
    },
    {
      request: { r: 255, g: 87, b: 51 },
      error: 'request body: expected fields such as color, from',
    },
  ],
});
