import { generateGradient } from 'toolworker';
import { describe, expect, test } from 'vitest';
import {
  composed,
  cssOfInputs,
  withoutMixing,
} from '../../../../demo/tools/gradient-generator/compose.ts';
import { inputsOfGradient, presets } from '../../../../demo/tools/gradient-generator/expression.ts';
import { inDigits } from '../../../../demo/tools/gradient-generator/read-css.ts';
import {
  angleTowards,
  distributed,
  inputsOfStops,
  mostStops,
  opacityOf,
  opaque,
  reversed,
  type Stop,
  stopsOf,
  wholeDegrees,
  widestGap,
  withOpacity,
  withOpacityOf,
  withStopAt,
} from '../../../../demo/tools/gradient-generator/stops.ts';

const red = { from: '#f00', to: '#0000ff' };
const ends = { ...red, stops: '' };

/** Reads the names that a browser would read. */
const readColor = (text: string) => ({ red: '#ff0000', 'rgba(0, 0, 255, 0.5)': '#0000ff80' })[text];

test.each([
  ['linear-gradient(45deg, #F00, #0000ff)', { type: 'linear', angle: '45', ...ends }],
  ['background: linear-gradient(-.5deg,#f00,#0000ff);', { type: 'linear', angle: '-.5', ...ends }],
  // Without a direction, it goes to the bottom.
  ['linear-gradient(#f00, #0000ff)', { type: 'linear', angle: '180', ...ends }],
  ['linear-gradient(to top, #f00, #0000ff)', { type: 'linear', angle: '0', ...ends }],
  ['linear-gradient(to right, #f00, #0000ff)', { type: 'linear', angle: '90', ...ends }],
  ['linear-gradient(to bottom, #f00, #0000ff)', { type: 'linear', angle: '180', ...ends }],
  ['linear-gradient(to left, #f00, #0000ff)', { type: 'linear', angle: '270', ...ends }],
  ['radial-gradient(circle, #f00, #0000ff)', { type: 'radial', shape: 'circle', ...ends }],
  // Without a shape, it is an ellipse.
  ['radial-gradient(#f00, #0000ff)', { type: 'radial', shape: 'ellipse', ...ends }],
  ['conic-gradient(from 90deg, #f00, #0000ff)', { type: 'conic', angle: '90', ...ends }],
  ['conic-gradient(#f00, #0000ff)', { type: 'conic', angle: '0', ...ends }],
])('reads the gradient %s', (css, inputs) => {
  expect(inputsOfGradient(css, readColor)).toEqual(inputs);
});

test.each([
  [
    'radial-gradient(circle closest-side at 20% 30.5%, #f00, #0000ff)',
    ', circle, closest-side, 20, 30.5',
  ],
  ['conic-gradient(from 10deg at 0% 100%, #f00, #0000ff)', '10, , , 0, 100'],
])('reads the form and the place of %s', (css, expected) => {
  const { angle, shape, size, centerX, centerY } = inputsOfGradient(css, readColor) ?? {};
  expect([angle, shape, size, centerX, centerY].join(', ')).toBe(expected);
});

test.each([
  ['(45deg in oklch, #f00, #0000ff)', { space: 'oklch', ...ends }],
  // Without positions, the distances are even.
  ['(45deg, #f00, #0f0, #0000ff)', { ...red, stops: '0,#0f0 50,100' }],
  ['(45deg, #f00 20%, #0f0, #ff0, #0000ff 80%)', { ...red, stops: '20,#0f0 40,#ff0 60,80' }],
  // Two positions of a color are two stops.
  ['(45deg, #f00 0% 50%, #0000ff 50% 100%)', { ...red, stops: '0,#f00 50,#0000ff 50,100' }],
  // A stop before the one above it moves there.
  ['(45deg, #f00 0%, #0f0 60%, #ff0 40%, #0000ff)', { ...red, stops: '0,#0f0 60,#ff0 60,100' }],
  ['(45deg, red 0%, rgba(0, 0, 255, 0.5) 100%)', { from: '#ff0000', to: '#0000ff80', stops: '' }],
  ['(to top right, #f00, #0000ff)', undefined],
  ['(45deg, #f00 10px, #0000ff)', undefined],
  ['(45deg, #f00 -10%, #0000ff)', undefined],
  ['(45deg, #f00, 30%, #0000ff)', undefined],
  ['(45deg, nonsense, #0000ff)', undefined],
  ['(45deg, #f00, #0000ff', undefined],
  ['(45deg at 10% 10%, #f00, #0000ff)', undefined],
  ['(45deg in lab, #f00, #0000ff)', undefined],
  ['(#f00)', undefined],
  [`(${Array.from({ length: 13 }, () => '#f00').join(', ')})`, undefined],
])('reads the stops of linear-gradient%s', (css, inputs) => {
  const expected = inputs && { type: 'linear', angle: '45', ...inputs };
  expect(inputsOfGradient(`linear-gradient${css}`, readColor)).toEqual(expected);
  const repeating = expected && { ...expected, repeat: 'true' };
  expect(inputsOfGradient(`repeating-linear-gradient${css}`, readColor)).toEqual(repeating);
});

test.each([
  'radial-gradient(5rem, #f00, #0000ff)',
  'radial-gradient(circle at top, #f00, #00f)',
  '',
])('does not read the gradient "%s"', (css) => {
  expect(inputsOfGradient(css, readColor)).toBeUndefined();
});

test.each(presets)('the preset $name is read and written as it is', ({ text }) => {
  expect(cssOfInputs(inputsOfGradient(text, readColor) ?? {})).toBe(text);
});

describe('the composed CSS', () => {
  const three = { ...red, stops: '0,#0F0 33.3,100' };
  const near = { ...red, shape: 'ellipse', size: 'closest-side', centerX: '20', centerY: '-5' };

  test.each([
    [{ ...red, type: 'linear', angle: '45' }, 'linear-gradient(45deg, #f00, #0000ff)'],
    [{ ...red, type: 'radial', angle: '' }, 'radial-gradient(circle, #f00, #0000ff)'],
    [{ ...red, type: 'conic', angle: '' }, 'conic-gradient(from 90deg, #f00, #0000ff)'],
  ] as const)('of two stops at both ends is that of the API: %o', ({ angle, ...inputs }, css) => {
    const { type, from, to } = inputs;
    const request = { type, from, to, ...(angle && { angle: Number(angle) }) };
    expect(generateGradient(request).css).toBe(css);
    expect(composed(generateGradient(request), inputs)).toBe(css);
  });

  // By the grammar of CSS Images Module Level 4.
  test.each([
    [{ ...three, angle: '45' }, 'linear-gradient(45deg, #f00 0%, #0f0 33.3%, #0000ff 100%)'],
    [{ ...red, stops: '10,90' }, 'linear-gradient(90deg, #f00 10%, #0000ff 90%)'],
    [{ ...red, repeat: 'true' }, 'repeating-linear-gradient(90deg, #f00, #0000ff)'],
    [{ ...red, space: 'oklch' }, 'linear-gradient(90deg in oklch, #f00, #0000ff)'],
    [
      { ...near, type: 'radial' },
      'radial-gradient(ellipse closest-side at 20% -5%, #f00, #0000ff)',
    ],
    [{ ...near, type: 'conic' }, 'conic-gradient(from 90deg at 20% -5%, #f00, #0000ff)'],
    [{ ...red, type: 'conic', space: 'hsl' }, 'conic-gradient(from 90deg in hsl, #f00, #0000ff)'],
    // A linear gradient has no center, whatever the form contains.
    [near, 'linear-gradient(90deg, #f00, #0000ff)'],
  ])('of %o', (inputs, css) => {
    expect(cssOfInputs(inputs)).toBe(css);
  });

  const evil = '#f00), url(https://example.com/) ';

  test.each([
    { from: evil },
    { to: 'red' },
    { type: 'linear-gradient(' },
    { angle: '90deg), url(//example.com' },
    { stops: `0,${evil} 50,100` },
    { stops: '0,#0f0 50%),100' },
    { stops: '0,#0f0 1e9,100' },
    { stops: ',,,' },
    { stops: `0,${'#0f0 50,'.repeat(mostStops)}100` },
    { shape: evil },
    { size: evil },
    { space: evil },
    { centerX: '50% 50%' },
    { centerX: '1e99' },
    { repeat: evil },
  ])('contains nothing of a link that is not expected: %o', (some) => {
    const css = cssOfInputs({ ...red, ...some });
    expect([undefined, 'linear-gradient(90deg, #f00, #0000ff)']).toContain(css);
  });

  test('has a simpler form for browsers that mix colors only in sRGB', () => {
    const css = 'radial-gradient(circle at 0% 0% in oklch, #f00, #0000ff)';
    expect(withoutMixing(css)).toBe('radial-gradient(circle at 0% 0%, #f00, #0000ff)');
    expect(withoutMixing('linear-gradient(90deg, #f00, #0000ff)')).toBeUndefined();
  });
});

describe('stops', () => {
  const stop = (color: string, position: string): Stop => ({ color, position });
  const three = [stop('#f00', '0'), stop('#0f0', '30'), stop('#00f', '100')];

  test('are the same after a link', () => {
    for (const stops of [three, distributed(three), [stop('#f00', '12.5'), stop('#00f', '12.5')]]) {
      expect(stopsOf(inputsOfStops(stops))).toEqual(stops);
    }
  });

  test('are distributed evenly, and reversed', () => {
    const four = [...three, stop('#fff', '100')];
    const places = distributed(four).map(({ position }) => position);
    expect(places.join(' ')).toBe('0 33.33 66.67 100');
    expect(reversed(three)).toEqual([stop('#00f', '0'), stop('#0f0', '70'), stop('#f00', '100')]);
  });

  // Half of #ff0000 and of #0000ff is 127.5, rounded up.
  test('are added with the color of their place', () => {
    const two = [stop('#f00', '0'), stop('#00f', '100')];
    expect(withStopAt(two, widestGap(two))[1]).toEqual(stop('#800080', '50'));
    expect(withStopAt(two, 0)[0]).toEqual(stop('#f00', '0'));
    const fading = [stop('#000', '40'), stop('#0000', '60')];
    expect(withStopAt(fading, 50)[1]).toEqual(stop('#00000080', '50'));
    expect(withStopAt(fading, 20)[0]).toEqual(stop('#000000', '20'));
  });

  test('are at most twelve', () => {
    const full = Array.from({ length: mostStops }, () => stop('#fff', '0'));
    expect(withStopAt(full, 10)).toBe(full);
  });
});

test.each([
  ['#f80', '#ff8800'],
  ['F80C', '#ff8800'],
  ['#ff8800', '#ff8800'],
  ['#FF8800cc', '#ff8800'],
  ['no color', '#000000'],
])('a color picker shows %s as %s', (color, shown) => {
  expect(opaque(color)).toBe(shown);
});

test.each([
  ['#f80', '#123456', '#123456'],
  ['#f80c', '#123456', '#123456cc'],
  ['#ff8800', '#123456', '#123456'],
  ['ff880080', '#123456', '#12345680'],
])('the color %s changes to %s and keeps its opacity', (former, picked, color) => {
  expect(withOpacityOf(former, picked)).toBe(color);
});

test('every whole percentage of opacity is kept by two digits', () => {
  for (let percent = 0; percent <= 100; percent += 1) {
    expect(opacityOf(withOpacity('#f80', percent))).toBe(percent);
  }
  expect(withOpacity('#f80', 50)).toBe('#ff880080');
  expect(withOpacity('#f80c', 100)).toBe('#ff8800');
});

test.each([
  ['#ff6347', '#ff6347'],
  ['rgba(0, 0, 255, 0.5)', '#0000ff80'],
  ['oklch(0.7 0.1 40)', undefined],
])('reads the color %s of a canvas', (written, color) => {
  expect(inDigits(written)).toBe(color);
});

test.each([
  [0, 0],
  [359.6, 0],
  [-90, 270],
  [765, 45],
  [-0.2, 0],
  [1e300, 1e300 % 360],
])('%d degrees are %d on the dial', (angle, shown) => {
  expect(wholeDegrees(angle)).toBe(shown);
});

// CSS counts clockwise from the top.
test.each([
  [0, -1, 0],
  [1, -1, 45],
  [1, 0, 90],
  [0, 1, 180],
  [-1, 0, 270],
])('the point %d to the right and %d down is at %d degrees', (right, down, angle) => {
  expect(angleTowards(right, down)).toBe(angle);
});
