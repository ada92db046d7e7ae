import { convertColor } from 'toolworker';
import { defineCases } from '../cases.ts';

const hexError = (got: string) =>
  `color: expected 3 or 6 hexadecimal digits such as #ff5733, got "${got}"`;
const listError = (got: string) =>
  `color: expected three whole numbers with commas between them, such as 255, 87, 51, got "${got}"`;
const channelError = (got: string) =>
  `color: expected three whole numbers from 0 to 255, got "${got}"`;
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
    { request: { color: '255,87,51', from: 'rgb' }, result: orangeRed, source: 'the same colour' },
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
  ],
  refusals: [
    ...[
      '',
      '#',
      '#ff',
      '#ff57',
      '#ff573',
      '#ff57331',
      '#ff573380',
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
    ...['', '1,2', '1,2,3,4', '1,2,3,', '1 2 3', 'rgba(1,2,3,1)', 'rgb(1 2 3)', '#ff5733'].map(
      (color) => ({ request: { color, from: 'rgb' }, error: listError(color) }),
    ),
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
      '10%,20%,30%': '10%',
      'rgb(1,2,3': 'rgb(1',
      '1,2,3)': '3)',
      'rgb 1,2,3': 'rgb 1',
      'rgb (1,2,3)': 'rgb (1',
      'rgb(rgb(1,2,3))': 'rgb(1',
      'rgb(1,2,3) x': 'rgb(1',
      '1,rgb(2,3)': 'rgb(2',
      'rgb(1,2),3': 'rgb(1',
      '１,2,3': '１',
      '\ud83d,2,3': '\\ud83d',
    }).map(([color, part]) => ({ request: { color, from: 'rgb' }, error: channelError(part) })),
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
