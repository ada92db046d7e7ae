import { generateGradient } from 'toolworker';
import { least } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

const colorRule = 'a color of 3, 4, 6 or 8 hexadecimal digits such as #ff5733';
const typeError = 'type: expected one of linear, radial, conic, got';

const redToBlue = { from: '#ff0000', to: '#0000ff' };
const grammar = 'the grammar of CSS Images Module Level 4';
const plainDecimal = 'the decimal as written, its point moved by the exponent';

const linear = (angle: number, printed: string, source: string) =>
  [
    { ...redToBlue, angle },
    { css: `linear-gradient(${printed}deg, #ff0000, #0000ff)`, type: 'linear' as const, ...redToBlue, angle },
    source,
  ] as const;

const hexDigits = 'a color of 3, 4, 6 or 8 hexadecimal digits such as #ff5733';

export const spec: SpecOf<typeof generateGradient> = {
  run: generateGradient,
  operation: 'generate-gradient',
  fields: {
    type: 'linear | radial | conic, default "linear"',
    from: 'string, required',
    to: 'string, required',
    angle: 'number, default 90',
  },
  result: ['css', 'type', 'from', 'to', 'angle'],
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
    linear(1.7976931348623157e308, `17976931348623157${'0'.repeat(292)}`, 'the largest double, its 17 digits and zeros'),
    [
      redToBlue,
      { css: 'linear-gradient(90deg, #ff0000, #0000ff)', type: 'linear', ...redToBlue, angle: 90 },
      'the defaults of the API document',
    ],
    [
      { ...redToBlue, angle: -0 },
      { css: 'linear-gradient(0deg, #ff0000, #0000ff)', type: 'linear', ...redToBlue, angle: 0 },
      'zero carries no sign',
    ],
    [
      { ...redToBlue, type: 'radial', angle: 30 },
      { css: 'radial-gradient(circle, #ff0000, #0000ff)', type: 'radial', ...redToBlue, angle: 30 },
      grammar,
    ],
    [
      { ...redToBlue, type: 'conic' },
      { css: 'conic-gradient(from 90deg, #ff0000, #0000ff)', type: 'conic', ...redToBlue, angle: 90 },
      grammar,
    ],
    [
      { type: 'conic', from: 'FFF', to: '#AbCd', angle: 0.5 },
      { css: 'conic-gradient(from 0.5deg, #fff, #abcd)', type: 'conic', from: '#fff', to: '#abcd', angle: 0.5 },
      'hex colors of 3 and 4 digits of CSS Color Module Level 4, in lower case',
    ],
    [
      { type: 'radial', from: 'FF573380', to: '00000000' },
      { css: 'radial-gradient(circle, #ff573380, #00000000)', type: 'radial', from: '#ff573380', to: '#00000000', angle: 90 },
      'hex colors of 8 digits of CSS Color Module Level 4, without #',
    ],
    [
      { from: ' #FF0000\n', to: '\t\u00a00000ff\u3000' },
      { css: 'linear-gradient(90deg, #ff0000, #0000ff)', type: 'linear', ...redToBlue, angle: 90 },
      'white space around colors is dropped, and from and to are as in the css',
    ],
    [
      { from: '＃ＦＦ００００', to: '٠٠٠٠ff' },
      { css: 'linear-gradient(90deg, #ff0000, #0000ff)', type: 'linear', ...redToBlue, angle: 90 },
      'digits of other scripts (UnicodeData.txt) and full-width characters; CSS is ASCII',
    ],
  ],
  refusals: [
    ...['#f00;', 'ff0000 ; ', 'color: #f00', 'color:#f00;', '--from: #f00', '#ff5733 ;', '#f00,', "'#f00'", '„#f00“', '「#f00」'].map(
      (from) =>
        [
          { from, to: '#00f' },
          `from: expected the color alone, without quotes, a comma, a semicolon or a property name, got "${from}"`,
        ] as const,
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
      'rgb(255,0,0)',
      '0xff5733',
      '#fff, red',
      '#fff);background:url(//example.com',
      '\u{1f308}',
    ].flatMap(
      (color) =>
        [
          [{ from: color, to: '#fff' }, `from: expected ${colorRule}, got "${color}"`],
          [{ from: '#fff', to: color }, `to: expected ${colorRule}, got "${color}"`],
        ] as const,
    ),
    ...[
      ['#ff\ufeff5733', '#ff\\ufeff5733'],
      ['#ff\x005733', '#ff\\u00005733'],
      ['#ff573\ud83d', '#ff573\\ud83d'],
    ].map(([from, printed]) => [{ from, to: '#fff' }, `from: expected ${colorRule}, got "${printed}"`] as const),
    ...[
      ['ff57ɡ3', `${colorRule}, got "ff57ɡ3" (ɡ = U+0261)`],
      ['#ffаа33', `${colorRule}, got "#ffаа33" (а = U+0430)`],
      ['#ｆｆ5733', 'digits of one script, got "ｆ5"'],
      ['♯ff5733', '"#" before ff5733, got "♯" (U+266F)'],
      ['＃ｆｆ５７３', `${colorRule}, got "＃ｆｆ５７３"`],
    ].map(([from, expected]) => [{ from, to: '#fff' }, `from: expected ${expected}`] as const),
    [{ from: 'x', to: 'y' }, `from: expected ${colorRule}, got "x"; to: expected ${colorRule}, got "y"`],
    [{}, `from: required, ${colorRule}; to: required, ${colorRule}`],
    [{ ...redToBlue, to: null }, `to: required, ${colorRule}`],
    [
      { type: [], from: {}, to: 'x', angle: '1e999' },
      [
        `${typeError} an array`,
        'from: expected a string such as "#ff5733", got an object',
        `to: expected ${colorRule}, got "x"`,
        'angle: expected a number, got "1e999"',
      ].join('; '),
    ],
  ],
  typed: [
    [{ from: '#fc466b', to: '#3f5efb', angle: 45 }, { css: 'linear-gradient(45deg, #fc466b, #3f5efb)' }, 'libin1991/libin_Blog #543'],
    [
      { from: '#FF6A6A', to: '9A97FF', angle: 64 },
      { css: 'linear-gradient(64deg, #ff6a6a, #9a97ff)', from: '#ff6a6a', to: '#9a97ff' },
      'niceprototypes/nice-sass-gradient #5',
    ],
    [{ from: '#fff', to: '#000f', angle: -45 }, { css: 'linear-gradient(-45deg, #fff, #000f)' }, 'stylus/nib #71'],
    [{ from: '#eee', to: '#eee0', angle: 0 }, { css: 'linear-gradient(0deg, #eee, #eee0)' }, 'yui/yuicompressor #295: 0deg keeps its unit'],
    [
      { type: 'radial', from: '#123', to: '#abc', angle: null },
      { css: 'radial-gradient(circle, #123, #abc)', angle: 90 },
      'mgierlasinski/MagicGradients #3',
    ],
    [
      { type: 'conic', from: '#ff000080', to: '#0000ff' },
      { css: 'conic-gradient(from 90deg, #ff000080, #0000ff)' },
      'the contract’s form with an alpha',
    ],
    [
      { from: 'red', to: 'transparent' },
      `from: expected ${hexDigits}, got "red"; to: expected ${hexDigits}, got "transparent"`,
      'Compass/compass #303',
    ],
    [
      { from: 'rgba(255,255,255,.15)', to: '#fff' },
      `from: expected ${hexDigits}, got "rgba(255,255,255,.15)"`,
      'Adrinlol/javascript-color-gradient #26, stylus/nib #71',
    ],
    [{ from: '#fc466b', to: '#3f5efb', angle: '45deg' }, 'angle: expected a number, got "45deg"', 'stylus/nib #119'],
    [
      { type: 'linear-gradient', from: '#fc466b' },
      `type: expected one of linear, radial, conic, got "linear-gradient"; to: required, ${hexDigits}`,
      'the function of CSS',
    ],
    [
      { startColor: '#fc466b', endColor: '#3f5efb' },
      'startColor: unknown field, did you mean from?; endColor: unknown field, did you mean to?',
      'the names of a generator’s inputs',
    ],
    [{ from: ' #FFF ', to: '#000', angle: 1e-7 }, { css: 'linear-gradient(0.0000001deg, #fff, #000)' }, 'angles are plain decimals'],
    [
      { from: '#fff', to: '#000', angle: 450 },
      { css: 'linear-gradient(450deg, #fff, #000)', angle: 450 },
      'CSS Values 4: angles may exceed a turn',
    ],
    [{ from: '#fc466b', to: '#3f5efb', deg: 45 }, 'deg: unknown field, did you mean angle?', 'the unit of CSS'],
  ],
  beyondSchema: { from: 'it is a hexadecimal color', to: 'it is a hexadecimal color' },
  otherNames: {
    meant: {
      type:
        'gradientType gradient_type shape kind style gradient-type isRadial=true radial=true linear=false ' +
        'useConic=true mode typeOfGradient conic=true gradientStyle',
      from: 'fromColor startColor start from_color color1 start_color colorFrom beginColor firstColor',
      to: 'end_color toColor endColor end to_color color2 colorTo finish lastColor secondColor',
      angle:
        'gradientAngle angleDeg angle_degrees direction rotation angleValue degrees deg rotate orientation ' +
        'angleInDegrees gradient_angle direction="to right" turn angles',
    },
    refused:
      'via="#0f0" middle="#0f0" stops=["#f00"] colorStops=["#f00"] middleColor="#0f0" angleUnit="rad" ' +
      'shape="ellipse" position="top left" at="25% 25%" repeating=true repeat=true opacity=0.5 alpha=0.5 ' +
      'colors=["#f00"] size="closest-side" extent="farthest-corner" prefix="-webkit-" reverse=true ' +
      'flip=true colorSpace="oklch" interpolation="hsl" midpoint=30 fallback=true easing="ease-in" steps=5 ' +
      'blendMode="multiply" format="scss" center="10% 10%" x=5',
    ignored:
      'name source className fromLabel typeId css="x" angleUnit="deg" repeating=false opacity=1 position="center" shape="circle" reverse=false',
  },
  slowest: { 'extreme numbers': () => ({ from: '#fff', to: '#000', angle: least }) },
  sentence: 'linear-gradient(90deg, #ff0000, #0000ff) is a value for background or background-image.',
};
