import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatClock } from '../../demo/clock.ts';
import { FormInputs } from '../../demo/components/form-inputs.ts';
import { FormParts } from '../../demo/components/form-parts.ts';
import { ResultView } from '../../demo/components/result-view.tsx';
import type { Inputs } from '../../demo/inputs.ts';
import { inLanguage } from '../../demo/language.ts';
import { languageFor } from '../../demo/languages/dictionaries.ts';
import { loadFormParts } from '../../demo/tools/part-files.ts';
import { pageFor, post } from './page.ts';

const page = document.createElement('main');
document.body.append(page);

afterEach(() => render(null, page));

const spaced = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ').trim();
const headline = () => spaced(page.querySelector('.headline > .value')?.textContent);

/** Shows the answer to a request, and waits until the headline has the expected text. */
async function show(slug: string, request: object, expected: string, inputs: Inputs = {}) {
  const tool = await pageFor(slug);
  const { result } = await post(slug, request);
  const answered = { request: { ...request }, result };
  const view = h(ResultView, { tool, answered, children: null });
  const said = h(FormParts.Provider, { value: await loadFormParts(tool.slug), children: view });
  act(() => render(h(FormInputs.Provider, { value: inputs, children: said }), page));
  await vi.waitFor(() => expect(headline()).toBe(expected));
}

/** Returns the value of a figure below the headline. */
function figure(title: string): string | undefined {
  const row = [...page.querySelectorAll('.figures > div')].find(
    (each) => each.querySelector('dt')?.textContent === title,
  );
  return spaced(row?.querySelector('.value')?.textContent);
}

// Computed by hand, from the definitions of the units: a US cup has 236.5882365 ml.
test.each([
  ['cooking-converter', { value: 1.5, from: 'cup', to: 'ml' }, '355 ml'],
  ['cooking-converter', { value: 1, from: 'gallon', to: 'ml' }, '3,785 ml'],
  ['cooking-converter', { value: 0.5, from: 'pint', to: 'cup' }, '1 cup'],
  ['cooking-converter', { value: 1, from: 'pint', to: 'cup' }, '2 cups'],
  ['cooking-converter', { value: 1, from: 'tablespoon', to: 'quart' }, '0.015625 qt'],
  ['cooking-converter', { value: 2.5, from: 'teaspoon', to: 'quart' }, '0.013 qt'],
  ['cooking-converter', { value: 0, from: 'cup', to: 'liter' }, '0 l'],
  ['decimal-to-percent-converter', { value: '0.0825' }, '8.25 %'],
  ['decimal-to-percent-converter', { value: '8.25', direction: 'from' }, '0.0825'],
  ['angle-converter', { value: 47.5 }, '0.829 rad'],
  ['angle-converter', { value: 1, from: 'radians', to: 'degrees' }, '57.30°'],
  ['angle-converter', { value: 90, to: 'gradians' }, '100 gon'],
  ['angle-converter', { value: 360, to: 'turns' }, '1 turn'],
  ['angle-converter', { value: 90, to: 'turns' }, '0.25 turns'],
  ['unit-price-calculator', { price: 4.5, quantity: 1.5, unit: 'kg' }, '3.00/kg'],
  ['bmi-calculator', { unit: 'metric', height: 183, weight: 54.167 }, '16.2 kg/m²'],
  // 24.96 is not yet 25, which is overweight.
  ['bmi-calculator', { unit: 'metric', height: 100, weight: 24.96 }, '24.96 kg/m²'],
  ['bmi-calculator', { unit: 'metric', height: 100, weight: 24.9999 }, '24.9999 kg/m²'],
  ['bmi-calculator', { unit: 'metric', height: 100, weight: 25 }, '25 kg/m²'],
  // 10 · 70 + 6.25 · 175 − 5 · 30 + 5 = 1648.75
  ['bmr-calculator', { gender: 'male', age: 30, weight: 70, height: 175 }, '≈ 1,649 kcal/day'],
  ['body-fat-calculator', { gender: 'male', height: 178, neck: 38, waist: 85 }, '≈ 16.4 %'],
  ['percentage-change', { from: 80, to: 100 }, '25 %'],
  ['token-counter', { text: '' }, '≈ 0'],
  ['slope-calculator', { x1: 0, y1: 1, x2: 3, y2: 3 }, 'y = (2/3)x + 1'],
  ['slope-calculator', { x1: 0, y1: 1, x2: 4, y2: 2 }, 'y = 0.25x + 1'],
  ['slope-calculator', { x1: 1, y1: 0, x2: 1, y2: 2 }, 'x = 1'],
])('%s answers %j with %s', async (slug, request, expected) => {
  await show(slug, request, expected);
});

test('an estimate of money has no cents, and the sum paid in is exact', async () => {
  const { example, slug } = await pageFor('retirement-calculator');
  await show(slug, example, '≈ 1,130,650');
  expect(figure('Total paid in')).toBe('230,000.00');
  expect(figure('Goal reached')).toBe('Yes');
});

test('a press shows all digits, and the button copies them', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show('cooking-converter', { value: 1.5, from: 'cup', to: 'ml' }, '355 ml');
  const more = page.querySelector<HTMLElement>('.all-digits');
  expect(more?.textContent).toBe('Show all digits');
  act(() => more?.click());
  expect(headline()).toBe('354.88235475 ml');
  expect(more?.textContent).toBe('Round');
  page.querySelector<HTMLElement>('.headline + .copy')?.click();
  expect(copy).toHaveBeenCalledExactlyOnceWith('354.88235475');
});

test('a number that is not rounded has no such button', async () => {
  await show('cooking-converter', { value: 2, from: 'cup', to: 'pint' }, '1 pt');
  expect(page.querySelector('.all-digits')).toBeNull();
});

describe('the total of dice', () => {
  const request = { count: 4, sides: 6, seed: 42 };

  test.each([
    ['2', 2],
    ['-3', -3],
    ['0', 0],
  ])('includes the modifier %s', async (modifier, added) => {
    const { result } = await post('dice-roller', request);
    await show('dice-roller', request, String(result.total + added), { modifier });
  });
});

test('a slope and an intercept are exact fractions, with their decimals', async () => {
  await show('slope-calculator', { x1: 1, y1: 1, x2: 4, y2: 0 }, 'y = −(1/3)x + 4/3');
  expect(figure('Slope')).toBe('−1/3 ≈ −0.333');
  expect(figure('y-intercept')).toBe('4/3 ≈ 1.33');
});

test('a young person has no category', async () => {
  const request = { unit: 'metric', height: 128, weight: 26.5 };
  await show('bmi-calculator', request, '16.2 kg/m²', { isYoung: 'true' });
  expect(figure('Category')).toBeUndefined();
  await show('bmi-calculator', request, '16.2 kg/m²', { isYoung: 'false' });
  expect(figure('Category')).toBe('Underweight');
});

test('scientific notation has a raised exponent, and words for screen readers', async () => {
  const shown = '6.6743 × 10⁻¹⁰6.6743 times 10 to the power of -10';
  await show('scientific-notation-converter', { value: '0.00000000066743' }, shown);
  const value = page.querySelector('.headline .value');
  expect(spaced(value?.querySelector('[aria-hidden]')?.textContent)).toBe('6.6743 × 10⁻¹⁰');
});

test('times are shown with the hours of the region', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
  await show('sleep-cycle-calculator', { mode: 'wake-at', time: '07:00' }, '9:45 PM  11:15 PM');
  const german = inLanguage(languageFor('de'), () => formatClock('09:00'));
  vi.restoreAllMocks();
  // Germans know no AM.
  expect(german).toBe('09:00');
});
