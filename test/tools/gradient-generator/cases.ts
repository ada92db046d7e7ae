import { generateGradient } from 'toolworker';
import { defineCases } from '../cases.ts';

const colorRule = 'a color of 3, 4, 6 or 8 hexadecimal digits such as #ff5733';
const typeError = 'type: expected one of linear, radial, conic, got';

const redToBlue = { from: '#ff0000', to: '#0000ff' };
const grammar = 'the grammar of CSS Images Module Level 4';
const plainDecimal = 'the decimal as written, its point moved by the exponent';

const linear = (angle: number, printed: string, source: string) => ({
  request: { ...redToBlue, angle },
  result: {
    css: `linear-gradient(${printed}deg, #ff0000, #0000ff)`,
    type: 'linear' as const,
    ...redToBlue,
    angle,
  },
  source,
});

export const cases = defineCases({
  run: generateGradient,
  answers: [
    linear(90, '90', grammar),
    linear(0, '0', grammar),
    linear(-45, '-45', grammar),
    linear(22.5, '22.5', grammar),
    linear(725, '725', 'CSS turns more than once, too'),
    linear(-0.001, '-0.001', plainDecimal),
    linear(1e-7, '0.0000001', plainDecimal),
    linear(-1.25e-9, '-0.00000000125', plainDecimal),
    linear(5e-324, `0.${'0'.repeat(323)}5`, plainDecimal),
    linear(1e21, '1000000000000000000000', plainDecimal),
    linear(-1.5e22, '-15000000000000000000000', plainDecimal),
    linear(1e23, '100000000000000000000000', plainDecimal),
    linear(123456789012345680000, '123456789012345680000', plainDecimal),
    linear(
      1.7976931348623157e308,
      `17976931348623157${'0'.repeat(292)}`,
      'the largest double, its 17 digits and zeros',
    ),
    {
      request: redToBlue,
      result: {
        css: 'linear-gradient(90deg, #ff0000, #0000ff)',
        type: 'linear',
        ...redToBlue,
        angle: 90,
      },
      source: 'the defaults of the API document',
    },
    {
      request: { ...redToBlue, angle: -0 },
      result: {
        css: 'linear-gradient(0deg, #ff0000, #0000ff)',
        type: 'linear',
        ...redToBlue,
        angle: 0,
      },
      source: 'zero carries no sign',
    },
    {
      request: { ...redToBlue, type: 'radial', angle: 30 },
      result: {
        css: 'radial-gradient(circle, #ff0000, #0000ff)',
        type: 'radial',
        ...redToBlue,
        angle: 30,
      },
      source: grammar,
    },
    {
      request: { ...redToBlue, type: 'conic' },
      result: {
        css: 'conic-gradient(from 90deg, #ff0000, #0000ff)',
        type: 'conic',
        ...redToBlue,
        angle: 90,
      },
      source: grammar,
    },
    {
      request: { type: 'conic', from: 'FFF', to: '#AbCd', angle: 0.5 },
      result: {
        css: 'conic-gradient(from 0.5deg, #fff, #abcd)',
        type: 'conic',
        from: '#fff',
        to: '#abcd',
        angle: 0.5,
      },
      source: 'hex colors of 3 and 4 digits of CSS Color Module Level 4, in lower case',
    },
    {
      request: { type: 'radial', from: 'FF573380', to: '00000000' },
      result: {
        css: 'radial-gradient(circle, #ff573380, #00000000)',
        type: 'radial',
        from: '#ff573380',
        to: '#00000000',
        angle: 90,
      },
      source: 'hex colors of 8 digits of CSS Color Module Level 4, without #',
    },
    {
      request: { from: ' #FF0000\n', to: '\t\u00a00000ff\u3000' },
      result: {
        css: 'linear-gradient(90deg, #ff0000, #0000ff)',
        type: 'linear',
        ...redToBlue,
        angle: 90,
      },
      source: 'white space around colors is dropped, and from and to are as in the css',
    },
  ],
  refusals: [
    ...['#f00;', 'ff0000 ; ', 'color: #f00', 'color:#f00;', '--from: #f00', '#ff5733 ;'].map(
      (from) => ({
        request: { from, to: '#00f' },
        error: `from: expected the color alone, without a property name or semicolon, got "${from}"`,
      }),
    ),

    ...[
      '',
      '#',
      '#ff',
      '#ff573',
      '#ff57331',
      '#ff5733800',
      '##ff5733',
      '# ff5733',
      '#ff 733',
      '#fff #000',
      ' ',
      'red',
      'ff57ɡ3',
      '#ｆｆ5733',
      'rgb(255,0,0)',
      '0xff5733',
      '#fff, red',
      '#fff);background:url(//example.com',
      '\u{1f308}',
    ].flatMap((color) => [
      {
        request: { from: color, to: '#fff' },
        error: `from: expected ${colorRule}, got "${color}"`,
      },
      { request: { from: '#fff', to: color }, error: `to: expected ${colorRule}, got "${color}"` },
    ]),
    ...[
      ['#ff5733\ufeff', '#ff5733\\ufeff'],
      ['#ff5733\0', '#ff5733\\u0000'],
      ['#ff573\ud83d', '#ff573\\ud83d'],
    ].map(([from, printed]) => ({
      request: { from, to: '#fff' },
      error: `from: expected ${colorRule}, got "${printed}"`,
    })),
    {
      request: { from: 'x', to: 'y' },
      error: `from: expected ${colorRule}, got "x"; to: expected ${colorRule}, got "y"`,
    },
    { request: {}, error: `from: required, ${colorRule}; to: required, ${colorRule}` },
    { request: { ...redToBlue, type: 'Linear' }, error: `${typeError} "Linear"` },
    { request: { ...redToBlue, type: 'constructor' }, error: `${typeError} "constructor"` },
    { request: { ...redToBlue, type: 1 }, error: `${typeError} 1` },
    {
      request: { ...redToBlue, from: 0xff5733 },
      error: 'from: expected a string such as "#ff5733", got the number 16734003',
    },
    {
      request: { ...redToBlue, to: ['#fff'] },
      error: 'to: expected a string such as "#ff5733", got an array',
    },
    { request: { ...redToBlue, to: null }, error: `to: required, ${colorRule}` },
    { request: { ...redToBlue, angle: '45' }, error: 'angle: expected a number, got "45"' },
    { request: { ...redToBlue, angle: true }, error: 'angle: expected a number, got true' },
    {
      request: { type: [], from: {}, to: 'x', angle: '1e999' },
      error: [
        `${typeError} an array`,
        'from: expected a string such as "#ff5733", got an object',
        `to: expected ${colorRule}, got "x"`,
        'angle: expected a number, got "1e999"',
      ].join('; '),
    },
    {
      request: { ...redToBlue, angel: 45 },
      error: 'angel: unknown field, did you mean angle?',
    },
    {
      request: { shape: 'radial', startColor: '#f00', end_color: '#00f', rotation: 45 },
      error: [
        'shape: unknown field, did you mean type?',
        'startColor: unknown field, did you mean from?',
        'end_color: unknown field, did you mean to?',
        'rotation: unknown field, did you mean angle?',
      ].join('; '),
    },
    {
      request: { stops: ['#f00', '#00f'] },
      error: 'request body: expected fields such as type, from, to, angle',
    },
    {
      request: { from: '#fc466b', to: '#3f5efb', deg: 45 },
      error: 'deg: unknown field, did you mean angle?',
    },
  ],
});
