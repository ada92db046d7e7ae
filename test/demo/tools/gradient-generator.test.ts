import { expect, test } from 'vitest';
import { inputsOfGradient, presets } from '../../../demo/tools/gradient-generator/expression.ts';
import {
  angleTowards,
  opaque,
  wholeDegrees,
  withOpacityOf,
} from '../../../demo/tools/gradient-generator/handles.ts';
import { post } from '../page.ts';

const red = { from: '#f00', to: '#0000ff' };

test.each([
  ['linear-gradient(45deg, #F00, #0000ff)', { type: 'linear', angle: '45', ...red }],
  ['background: linear-gradient(-.5deg,#f00,#0000ff);', { type: 'linear', angle: '-.5', ...red }],
  // Without a direction, it goes to the bottom.
  ['linear-gradient(#f00, #0000ff)', { type: 'linear', angle: '180', ...red }],
  ['linear-gradient(to left, #f00, #0000ff)', { type: 'linear', angle: '270', ...red }],
  ['radial-gradient(circle, #f00, #0000ff)', { type: 'radial', ...red }],
  ['conic-gradient(from 90deg, #f00, #0000ff)', { type: 'conic', angle: '90', ...red }],
  ['conic-gradient(#f00, #0000ff)', { type: 'conic', angle: '0', ...red }],
  ['linear-gradient(to top right, #f00, #0000ff)', undefined],
  ['linear-gradient(45deg, #f00, #0f0, #0000ff)', undefined],
  ['linear-gradient(45deg, #f00 10%, #0000ff)', undefined],
  ['linear-gradient(45deg, red, blue)', undefined],
  ['linear-gradient(#f00)', undefined],
  ['radial-gradient(ellipse, #f00, #0000ff)', undefined],
  ['', undefined],
])('reads the gradient "%s"', (css, inputs) => {
  expect(inputsOfGradient(css)).toEqual(inputs);
});

test.each(presets)('the API generates the same CSS as the preset $name', async ({ text }) => {
  const { angle, ...inputs } = inputsOfGradient(text) ?? {};
  const request = angle === undefined ? inputs : { ...inputs, angle: Number(angle) };
  expect(await post('gradient-generator', request)).toMatchObject({ result: { css: text } });
});

test.each([
  ['#f80', '#ff8800'],
  ['F80C', '#ff8800'],
  ['#ff8800', '#ff8800'],
  ['#FF8800cc', '#ff8800'],
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
