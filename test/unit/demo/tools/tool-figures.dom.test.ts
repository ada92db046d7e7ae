import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import { headline, leave, open, page, see, textOf, under } from '../pages/tool/workbench.ts';

afterEach(leave);

// Computed by hand, from the definitions of the units: a US cup has 236.5882365 ml.
test.each([
  ['age-calculator#birthDate=1990-05-17&targetDate=2024-03-01', '33 years, 9 months and 13 days'],
  ['angle-converter#value=47.5', '0.8290314 rad'],
  ['angle-converter#value=1&from=radians&to=degrees', '57.30°'],
  ['angle-converter#value=90&to=gradians', '100 gon'],
  ['angle-converter#value=360&to=turns', '1 turn'],
  ['angle-converter#value=90&to=turns', '0.25 turns'],
  ['bmi-calculator#unit=metric&height=183&weight=54.167', '16.2 kg/m²'],
  // 24.96 is not yet 25, which is overweight.
  ['bmi-calculator#unit=metric&height=100&weight=24.96', '24.96 kg/m²'],
  ['bmi-calculator#unit=metric&height=100&weight=24.9999', '24.9999 kg/m²'],
  ['bmi-calculator#unit=metric&height=100&weight=25', '25 kg/m²'],
  // 10 · 70 + 6.25 · 175 − 5 · 30 + 5 = 1648.75
  ['bmr-calculator#gender=male&age=30&weight=70&height=175', '≈ 1,649 kcal/day'],
  ['body-fat-calculator#gender=male&height=178&neck=38&waist=85', '≈ 16.4%'],
  ['cooking-converter#value=1.5&from=cup&to=ml', '355 ml'],
  ['cooking-converter#value=1&from=gallon&to=ml', '3,785 ml'],
  ['cooking-converter#value=0.5&from=pint&to=cup', '1 cup'],
  ['cooking-converter#value=1&from=pint&to=cup', '2 cups'],
  ['cooking-converter#value=1&from=tablespoon&to=quart', '0.015625 qt'],
  ['cooking-converter#value=2.5&from=teaspoon&to=quart', '0.013 qt'],
  ['cooking-converter#value=0&from=cup&to=liter', '0 l'],
  // A link from before there were weights means milliliters where it names no unit.
  ['cooking-converter#value=250&to=cup', '1.06 cups'],
  ['decimal-to-percent-converter#value=0.0825', '8.25%'],
  ['decimal-to-percent-converter#value=8.25&direction=from', '0.0825'],
  ['decimal-to-percent-converter#value=12.5%25', '0.125'],
  ['percentage-change#from=80&to=100', '25%'],
  // As screen readers speak 6 × 10⁻¹⁰.
  ['scientific-notation-converter#value=0.0000000006', '6 times 10 to the power of -10'],
  ['scientific-notation-converter#value=4.5+x+10^-4', '0.00045'],
  ['scientific-notation-converter#value=4.5e-4&direction=to', '0.00045'],
  ['sleep-cycle-calculator#mode=wake-at&time=07:00', '9:45 PM or 11:15 PM'],
  ['slope-calculator#x1=0&y1=1&x2=3&y2=3', 'y = (2/3)x + 1'],
  ['slope-calculator#x1=0&y1=1&x2=4&y2=2', 'y = 0.25x + 1'],
  ['slope-calculator#x1=1&y1=0&x2=1&y2=2', 'x = 1'],
])('%s is answered with %s', async (path, expected) => {
  await open(path);
  await eventually(() => expect(headline()).toBe(expected));
});

test.each([
  [
    'age-calculator#birthDate=1990-05-17&targetDate=2024-03-01',
    {
      'Born on': ['Thursday, May 17, 1990'],
      'Turns 34': ['Friday, May 17, 2024'],
      Seconds: ['1,066,348,800'],
      // Day 13,000 is 34 days before day 12,342 + 692, in 2025.
      '13,000 days old': [expect.stringMatching(/, 2025$/)],
    },
  ],
  [
    'angle-converter#value=135',
    {
      Gradians: ['150 gon'],
      Turns: ['0.375'],
      'Degrees, minutes, seconds': ['135° 0′ 0″'],
      'Kind of angle': ['Obtuse angle'],
    },
  ],
  [
    'base-converter#value=-42&to=16',
    {
      8: ['d6', '214 unsigned -42 signed'],
      16: ['ff d6', '65494 unsigned -42 signed'],
      32: ['ff ff ff d6', '4294967254 unsigned -42 signed'],
      64: ['ff ff ff ff ff ff ff d6', '18446744073709551574 unsigned -42 signed'],
    },
  ],
  [
    'color-converter#color=%23ff5733&from=hex',
    { White: ['3.15 : 1', 'Fails', 'AA'], Black: ['6.66 : 1', 'AA', 'AAA'] },
  ],
  ['dice-roller#count=2&sides=6&seed=42', { 'Chance of 4 or more': ['91.7%'] }],
  [
    'fuel-cost-calculator#distance=250&efficiency=25&fuelPrice=3.5',
    { 'Fuel cost per 100 miles': ['$14.00'] },
  ],
  [
    'scientific-notation-converter#value=299792458',
    {
      Engineering: ['299.792458 times 10 to the power of 6'],
      'SI prefix': ['299.792458 M (mega)'],
      'In words': ['299.792458 million'],
      'Significant digits as written': ['9'],
    },
  ],
  [
    // Doubles have no more than 17 of these digits.
    'scientific-notation-converter#value=12345678901234567890',
    { 'Numeric value': ['1.234568 times 10 to the power of 19'] },
  ],
  [
    // 6:30 − 20 minutes, and − 90 minutes, with 15 minutes to fall asleep
    'sleep-cycle-calculator#time=06:30',
    {
      'Short nap (20 min)': ['Lie down at 5:55 AM'],
      'Nap of one cycle (90 min)': ['Lie down at 4:45 AM'],
    },
  ],
  [
    'slope-calculator#x1=0&y1=1&x2=3&y2=3',
    {
      'Slope as a fraction': ['2/3'],
      'Point-slope form': ['y − 1 = (2/3)x'],
      'Standard form': ['2x − 3y = −3'],
    },
  ],
  ['slope-calculator#x1=1&y1=1&x2=4&y2=0', { 'y-intercept': ['4/3 ≈ 1.33'] }],
  [
    'standard-deviation-calculator#numbers=2+4+4+4+5+5+7+9',
    {
      'First quartile': ['4'],
      Median: ['4.5'],
      'Third quartile': ['5.5'],
      'Interquartile range': ['1.5'],
      'Standard error of the mean': ['0.7559289'],
    },
  ],
  ['token-counter#text=How+many+tokens+is+this?', { 'gpt-4o': ['≈ 6', '≈ 0.0047%'] }],
  // Two spaces before the text are removed, and the one before the zero width space stays.
  ['trim-whitespace#text=++a%C2%A0b+%E2%80%8B', { Space: ['3', '2'] }],
  [`word-counter#text=${'a'.repeat(280)}`, { X: ['280', '0 left'] }],
  [`word-counter#text=${'a'.repeat(281)}`, { X: ['280', '1 too many'] }],
])('%s shows %o', async (path, figures) => {
  await open(path);
  await eventually(() => {
    for (const [name, texts] of Object.entries(figures)) expect(under(name), name).toEqual(texts);
  });
  expectFinite();
});

test.each([
  ['angle-converter#value=135', 'figcaption', '135°, counterclockwise from the right.'],
  ['angle-converter#value=-1e300', 'figcaption', 'It has too many turns to draw.'],
  ['base-converter#value=2.5', 'p', 'The bits are shown for whole numbers of at most 64 bits.'],
  [
    'bmi-calculator#unit=metric&height=200&weight=100',
    'p',
    'Normal weight at this height is from 74 kg to below 100 kg.',
  ],
  [
    'bmi-calculator#unit=imperial&height=5\'10"&weight=170',
    'p',
    'Normal weight at this height is from 128.9 lb to below 174.2 lb.',
  ],
  [
    // 10 · 70 + 6.25 · 175 − 5 · 30 + 5 = 1648.75, times 1.2
    'bmr-calculator#gender=male&age=30&weight=70&height=175',
    'li',
    'Sedentary little or no exercise 1,979',
  ],
  ['cron-generator#minute=0&hour=0&day=30&month=2', 'p', 'It never runs: no date fits all fields.'],
  ['decimal-to-percent-converter#value=0.125', 'li', 'As a fraction in lowest terms, it is 1/8.'],
  ['decimal-to-percent-converter#value=-0.125', 'li', 'As a fraction in lowest terms, it is −1/8.'],
  ['dice-roller#count=3&sides=8&modifier=2', 'h2', 'What to expect from 3d8+2'],
  [
    'percentage-change#from=100&to=80',
    'li',
    'To get back from 80 to 100, it takes an increase of 25%.',
  ],
  ['percentage-of#x=15&y=80', 'li', '80 less 15% is 68. 80 plus 15% is 92.'],
  ['remove-duplicate-lines#text=a%0Ab%0Aa%0Aa', '.removed-lines li', 'a 2 times'],
  [
    `scientific-notation-converter#value=${'9'.repeat(99)}`,
    'p',
    'Round it to at most 60 digits to see them.',
  ],
  // 6:30 − 6 · 90 − 15 minutes
  ['sleep-cycle-calculator#time=06:30', 'li', '9:15 PM 6 cycles, 9 h asleep'],
  ['slope-calculator#x1=0&y1=1&x2=3&y2=3', 'li', 'It meets the x-axis at (−1.5, 0).'],
  ['slope-calculator#x1=2&y1=1&x2=2&y2=5', 'li', 'It never meets the y-axis.'],
  ['slope-calculator#x1=0&y1=1&x2=0&y2=5', 'li', 'It is the y-axis.'],
  ['slope-calculator#x1=1&y1=0&x2=2&y2=0', 'li', 'It is the x-axis.'],
  [
    'slope-calculator#x1=-5e307&y1=-5e307&x2=5e307&y2=5e307',
    'li',
    'It meets the y-axis at (0, 0).',
  ],
  ['slope-calculator#x1=0&y1=0&x2=1e-300&y2=1e-300', 'li', 'It meets the x-axis at (0, 0).'],
  ['standard-deviation-calculator#numbers=2+4+4+4+5+5+7+9', 'p', 'Variance: 32 / 7 ≈ 4.571429'],
  ['standard-deviation-calculator#numbers=2+4+4+4+5+5+7+9', 'p', 'Outliers: 9'],
  [
    'standard-deviation-calculator#numbers=2+4+4+4+5+5+7+9',
    'p',
    'If these were all the values, a whole population, it would be 2.',
  ],
  [
    'trim-whitespace#text=++a%C2%A0b+%E2%80%8B',
    'p',
    'These look empty, but are not white space in Unicode, so they stay: Zero width space.',
  ],
])('%s says in a %s: %s', async (path, role, text) => {
  await open(path);
  await eventually(() => expect(textOf(role)).toContain(text));
  expectFinite();
});

// In degrees, the angle exceeds the range of numbers.
test('an angle is shown only in units in which it is finite', async () => {
  await open('angle-converter#value=1e306&from=turns&to=radians');
  await eventually(() => expect(headline()).toBe('6.283185 times 10 to the power of 306 rad'));
  await see('In other units');
  expect(() => under('Degrees')).toThrow('There is no Degrees');
  expectFinite();
});

test('a trip of length 0 has a cost and no road', async () => {
  await open('fuel-cost-calculator#distance=0&efficiency=25&fuelPrice=3.5');
  await eventually(() => expect(headline()).toBe('$0.00'));
  await see('Cost of the trip');
  expectFinite();
});

test('a number that a double equals is shown once', async () => {
  await open('scientific-notation-converter#value=299792458');
  await eventually(() => expect(under('In words')).toEqual(['299.792458 million']));
  expect(() => under('Numeric value')).toThrow('There is no Numeric value');
});

/** Checks that the page shows nothing that no formula should return. */
function expectFinite() {
  expect(page.innerHTML).not.toMatch(/\b(?:NaN|Infinity|undefined)\b/);
}
