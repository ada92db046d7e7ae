import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { testInSweep as test } from '../sampled.ts';
import { openDemo, visitTool } from './demo-site.ts';

const demo = openDemo();
let page: Page;

beforeAll(async () => {
  await demo.browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await demo.browser.context.newPage();
});

const visit = (path: string) => visitTool(page, demo, path);

const headline = () => page.locator('.headline .value').first().textContent();

const section = (name: string) => page.getByRole('region', { name });

const copied = () => page.evaluate(() => navigator.clipboard.readText());

/** Returns the texts of a table's cells by row. */
const rowsOf = (name: string) =>
  section(name)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim())),
    );

/** Returns the figures of a section by name. */
const figuresOf = (name: string) =>
  section(name)
    .locator('dl > div')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector('dt')?.textContent,
          row.querySelector('.value')?.textContent,
        ]),
      ),
    );

test('the color converter rates the contrast of text on the color', async () => {
  await visit('color-converter/#color=%23ff5733&from=hex');
  const ratios = async () => (await rowsOf('Text on this color')).map(([, ...cells]) => cells);
  await expect
    .poll(ratios)
    .toEqual([
      ['3.15 : 1', 'Fails', 'AA'].map((cell) => cell.replaceAll(' ', '\u00a0')),
      ['6.66 : 1', 'AA', 'AAA'].map((cell) => cell.replaceAll(' ', '\u00a0')),
      ['3.92 : 1', 'Fails', 'AA'].map((cell) => cell.replaceAll(' ', '\u00a0')),
    ]);
  await page.getByLabel('Compare with another color').fill('#ff5733');
  await expect.poll(async () => (await ratios())[2]?.[0]).toBe('1\u00a0:\u00a01');
  await page.getByLabel('Compare with another color').fill('orange');
  await page.getByText('Write it as 3 or 6 hexadecimal digits').waitFor();
});

test('a click on a shade selects it, and going back restores the previous color', async () => {
  await visit('color-converter/#color=%23ff5733&from=hex');
  await page.getByRole('link', { name: '50% black: #802c1a' }).click();
  await expect.poll(headline).toBe('#802c1a');
  expect(await page.getByLabel('Color', { exact: true }).inputValue()).toBe('#802c1a');
  await page.goBack();
  await expect.poll(headline).toBe('#ff5733');
});

// CSS Color Module Level 4 gives these colors.
test.each([
  ['tomato', '#ff6347'],
  ['hsl(120deg 100% 25%)', '#008000'],
  ['rgb(46% 55% 34%)', '#758c57'],
])('the color converter reads %s', async (css, hex) => {
  await visit('color-converter/');
  await page.getByLabel('Any color of CSS').fill(css);
  await expect.poll(headline).toBe(hex);
});

test('the color converter rejects a text that is not an opaque color', async () => {
  await visit('color-converter/');
  for (const css of ['no color', 'rgb(0 0 0 / 50%)']) {
    await page.getByLabel('Any color of CSS').fill(css);
    await page.getByText('knows no opaque color').waitFor();
  }
});

test('a gradient gets stops by a press, the keyboard and exact numbers, and the link keeps them', async () => {
  await visit('gradient-generator/#from=%23ff0000&to=%230000ff');
  await expect.poll(headline).toBe('linear-gradient(90deg, #ff0000, #0000ff)');
  const stops = page.getByRole('slider');
  const track = page.locator('.stop-bar .track');
  const { width = 0 } = (await track.boundingBox()) ?? {};
  await track.click({ position: { x: width / 2, y: 4 } });
  await expect.poll(() => stops.count()).toBe(3);
  await page.getByLabel('Position').fill('33.3');
  await page.getByLabel('Color', { exact: true }).fill('#0f0');
  await page.getByLabel('Opacity').fill('50');
  const css = 'linear-gradient(90deg, #ff0000 0%, #00ff0080 33.3%, #0000ff 100%)';
  await expect.poll(headline).toBe(css);
  await expect.poll(() => page.url()).toContain('33.3');
  await page.reload();
  await expect.poll(headline).toBe(css);
  await stops.nth(1).focus();
  await page.keyboard.press('PageUp');
  await expect.poll(headline).toBe(css.replace('33.3', '43.3'));
  // The focus stays on a stop that passes another one.
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(headline).toBe(css.replace('33.3', '99'));
  await page.keyboard.press('Delete');
  await expect.poll(headline).toBe('linear-gradient(90deg, #ff0000, #0000ff)');
});

test('the gradient follows the buttons and the color picker', async () => {
  await visit('gradient-generator/#from=%23ff0000&to=%230000ff&stops=10,90');
  await page.getByRole('button', { name: 'To the bottom', exact: true }).click();
  await expect.poll(headline).toBe('linear-gradient(180deg, #ff0000 10%, #0000ff 90%)');
  await page.getByRole('button', { name: 'Reverse' }).click();
  await expect.poll(headline).toBe('linear-gradient(180deg, #0000ff 10%, #ff0000 90%)');
  await page.getByRole('button', { name: 'Distribute evenly' }).click();
  await expect.poll(headline).toBe('linear-gradient(180deg, #0000ff, #ff0000)');
  await page.getByRole('button', { name: 'Add a stop' }).click();
  await expect
    .poll(headline)
    .toBe('linear-gradient(180deg, #0000ff 0%, #800080 50%, #ff0000 100%)');
  await page.getByLabel('Pick: Color').fill('#00ff00');
  await expect
    .poll(headline)
    .toBe('linear-gradient(180deg, #0000ff 0%, #00ff00 50%, #ff0000 100%)');
  await page.getByRole('button', { name: 'Remove this stop' }).click();
  await expect.poll(headline).toBe('linear-gradient(180deg, #0000ff, #ff0000)');
  expect(await page.getByRole('textbox', { name: 'Angle' }).inputValue()).toBe('180');
});

test('a radial gradient hides the angle, and a conic one restores it', async () => {
  await visit('gradient-generator/#from=%23ff0000&to=%230000ff&angle=45');
  await page.reload();
  const angle = page.getByRole('textbox', { name: 'Angle' });
  await expect.poll(headline).toBe('linear-gradient(45deg, #ff0000, #0000ff)');
  await page.getByLabel('Radial').check();
  await expect.poll(() => angle.count()).toBe(0);
  await expect.poll(headline).toBe('radial-gradient(circle, #ff0000, #0000ff)');
  await page.getByLabel('Ellipse').check();
  await page.getByLabel('Center, from the left').fill('20');
  await expect.poll(headline).toBe('radial-gradient(ellipse at 20% 50%, #ff0000, #0000ff)');
  await page.getByLabel('Conic').check();
  expect(await angle.inputValue()).toBe('45');
  await expect.poll(headline).toBe('conic-gradient(from 45deg at 20% 50%, #ff0000, #0000ff)');
});

test('dragging the dial or a stop changes the preview at once, and the result on release', async () => {
  await visit('gradient-generator/#from=%23ff0000&to=%230000ff');
  const preview = page.locator('.preview > div');
  const shown = () => preview.evaluate((area) => area.style.backgroundImage);
  const drag = async (selector: string, by: number) => {
    const handle = page.locator(selector).first();
    await handle.scrollIntoViewIfNeeded();
    const box = await handle.boundingBox();
    if (!box) throw new Error(`expected a ${selector}`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 5 });
  };
  await drag('.angle-dial', -30);
  await expect.poll(shown).toContain('270deg');
  expect(await headline()).toBe('linear-gradient(90deg, #ff0000, #0000ff)');
  await page.mouse.up();
  await expect.poll(headline).toBe('linear-gradient(270deg, #ff0000, #0000ff)');
  await drag('.handle', 2000);
  await expect.poll(shown).toContain('rgb(255, 0, 0) 100%');
  await page.mouse.up();
  await expect.poll(headline).toBe('linear-gradient(270deg, #ff0000 100%, #0000ff 100%)');
});

test('a picked color keeps its opacity, and the gradient is copied as CSS declarations', async () => {
  await visit('gradient-generator/');
  await page.getByRole('button', { name: 'Fade out' }).click();
  await expect.poll(headline).toBe('linear-gradient(180deg, #000000, #00000000)');
  await page.getByRole('slider').nth(1).focus();
  await page.getByLabel('Pick: Color').fill('#ff8800');
  await page.getByLabel('OKLCH').check();
  const css = 'linear-gradient(180deg in oklch, #000000, #ff880000)';
  await expect.poll(headline).toBe(css);
  await page.getByText('As declarations, with a fallback').click();
  await page.locator('.generated').getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(copied)
    .toBe(
      `background-color: #000000;\nbackground-image: ${css.replace(' in oklch', '')};\nbackground-image: ${css};`,
    );
});

test('a pasted gradient is read with all its stops, in any notation of colors', async () => {
  await visit('gradient-generator/');
  const paste = page.getByLabel('Paste a CSS gradient');
  await paste.fill(
    'background: linear-gradient(to right, rgba(2,0,36,1) 0%, hsl(240 86% 26%) 35%, cyan)',
  );
  await expect.poll(headline).toBe('linear-gradient(90deg, #020024 0%, #09097b 35%, #00ffff 100%)');
  await paste.fill('linear-gradient(#f00 10px, #0f0)');
  await page.getByText('Paste a gradient of 2 to 12 colors').waitFor();
});

test('a link with an unexpected color shows its error, and none of it gets into the styles', async () => {
  await visit('gradient-generator/#from=red%3Burl(%2F%2Fexample.com)&to=%230000ff');
  await page.getByText('Start color: expected a color', { exact: false }).waitFor();
  const preview = page.locator('.preview > div');
  expect(await preview.evaluate((area) => area.style.backgroundImage)).toBe('');
});

test('meta tags keep their line breaks, and the page rates the length of the title', async () => {
  await visit('meta-tag-generator/#title=Salt&description=Two+spices.');
  const value = page.locator('.headline .value').first();
  await expect.poll(() => value.evaluate((code) => getComputedStyle(code).whiteSpace)).toBe('pre');
  await page.getByText('4 of about 60 characters').waitFor();
  await page.getByText('The title fits into a search result.').waitFor();
  await page.getByRole('textbox', { name: 'Title' }).fill('Salt and pepper '.repeat(10));
  await page.getByText('The title will probably be cut off at the end.').waitFor();
});

test('a click on a bit changes the number', async () => {
  await visit('base-converter/#value=-42&to=16');
  await expect
    .poll(() => rowsOf('In memory'))
    .toEqual([
      ['8', 'd6', '214 unsigned-42 signed'],
      ['16', 'ff d6', '65494 unsigned-42 signed'],
      ['32', 'ff ff ff d6', '4294967254 unsigned-42 signed'],
      ['64', 'ff ff ff ff ff ff ff d6', '18446744073709551574 unsigned-42 signed'],
    ]);
  const bit = (number: number) => section('Bits').getByRole('button', { name: `Bit ${number}:` });
  const value = page.getByLabel('Number', { exact: true });
  await bit(0).click();
  await expect.poll(() => value.inputValue()).toBe('-41');
  await bit(7).click();
  await expect.poll(() => value.inputValue()).toBe('87');
  // Bit 7 is still the sign bit.
  await bit(7).click();
  await expect.poll(() => value.inputValue()).toBe('-41');
  await section('Bits').getByRole('checkbox').uncheck();
  await expect.poll(() => value.inputValue()).toBe('215');
});

test('a click on a bit keeps the base of the number', async () => {
  await visit('base-converter/#value=ff&from=16');
  await section('Bits').getByRole('button', { name: '64 bits' }).click();
  await section('Bits').getByRole('button', { name: 'Bit 63:' }).click();
  await expect
    .poll(() => page.getByLabel('Number', { exact: true }).inputValue())
    .toBe('80000000000000ff');
});

test.each(['2.5', '18446744073709551616', '9'.repeat(3_000)])(
  'the base converter shows no bits for %s',
  async (value) => {
    await visit(`base-converter/#value=${value}`);
    await page.getByText('The bits are shown for whole numbers').waitFor();
  },
);

test('the angle converter shows an angle in every unit, and draws it', async () => {
  await visit('angle-converter/#value=135');
  await expect
    .poll(() => figuresOf('In every unit'))
    .toEqual({
      Degrees: '135°',
      Radians: '2.356194 rad',
      Gradians: '150 gon',
      Turns: '0.375',
      'Degrees, minutes, seconds': '135° 0′ 0″',
      'Multiple of π': '3π/4',
      'Kind of angle': 'Obtuse angle',
    });
  await page.getByText('135°, counterclockwise from the right.').waitFor();
  await page.getByLabel('Angle', { exact: true }).fill('-1e300');
  await page.getByText('It has too many turns to draw.').waitFor();
  // In degrees, the angle exceeds the range of numbers.
  await visit('angle-converter/#value=1e308&from=turns&to=turns');
  await expect.poll(() => figuresOf('In every unit')).toEqual({ Turns: '1\u00a0×\u00a010³⁰⁸' });
});

test('the cooking converter weighs an amount from a recipe, and measures it in cups and spoons', async () => {
  await visit('cooking-converter/');
  const value = page.locator('.headline .value');
  await expect.poll(() => value.textContent()).toBe('≈\u00a0125\u00a0g');
  const recipe = page.getByLabel('An amount from a recipe');
  await recipe.fill('1 1/2 cups sugar');
  await expect.poll(() => value.textContent()).toBe('≈\u00a0300\u00a0g');
  expect(await page.getByLabel('Ingredient').inputValue()).toBe('sugar');
  expect(await page.getByLabel('Amount', { exact: true }).inputValue()).toBe('1 1/2');
  await recipe.fill('100 ml');
  await page.getByText('About ⅓ cup, 1 tablespoon and 1¼ teaspoons').waitFor();
  await recipe.fill('⅔ cup');
  await section('In every unit')
    .locator('strong', { hasText: /^⅔ cup$/ })
    .waitFor();
  const rows = await rowsOf('In every unit');
  // Rarer units follow in a table that is closed at first.
  expect(rows.slice(0, 9).map(([name, , mark]) => [name, mark])).toEqual([
    ['Milliliters', ''],
    ['Liters', ''],
    ['Cups', '⅔'],
    ['Tablespoons', '10⅔'],
    ['Teaspoons', '32'],
    ['Fluid ounces', '5⅓'],
    ['Pints', '⅓'],
    ['Quarts', '≈\u00a0⅛'],
    ['Gallons', 'less than ⅛'],
  ]);
  await page.getByText('Chart of kitchen measures').click();
  await page.getByRole('link', { name: '¾ cup' }).click();
  await section('In every unit')
    .locator('strong', { hasText: /^¾ cup$/ })
    .waitFor();
});

test('the cooking converter asks for an ingredient, and swaps the units of its answer', async () => {
  await visit('cooking-converter/#value=1&from=cup&to=gram');
  const value = page.locator('.headline .value');
  await page.getByText('Choose an ingredient').waitFor();
  expect(await value.textContent()).toBe('–');
  await page.getByLabel('Ingredient').selectOption('honey');
  await expect.poll(() => value.textContent()).toBe('≈\u00a0339\u00a0g');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect.poll(() => value.textContent()).toBe('≈\u00a01\u00a0cup');
  // A link from before there were weights means milliliters where it names no unit.
  await visit('cooking-converter/#value=250&to=cup');
  await expect.poll(() => value.textContent()).toBe('1.06\u00a0cups');
});

test.each([
  { path: 'cooking-converter/#value=1&from=cup', field: 'An amount from a recipe', text: '1 pot' },
  { path: 'color-converter/#color=%23fff', field: 'Any color of CSS', text: 'sunshine' },
  { path: 'cron-generator/#minute=5', field: 'Paste an expression', text: '0 9 * *' },
  { path: 'dice-roller/#count=2', field: 'Dice', text: '2d' },
])(
  '$path shows no former answer beside the unreadable text $text',
  async ({ path, field, text }) => {
    await visit(path);
    const value = page.locator('.headline .value');
    await expect.poll(() => value.textContent()).not.toBe('–');
    const answer = await value.textContent();
    await page.getByLabel(field, { exact: true }).fill(text);
    await expect.poll(() => value.textContent()).toBe('–');
    await page.getByText('Check the fields that show an error.').waitFor();
    expect(await page.locator('.extra').count()).toBe(0);
    await page.getByLabel(field, { exact: true }).fill('');
    await page.locator('.extra').first().waitFor();
    if (!path.startsWith('dice')) expect(await value.textContent()).toBe(answer);
  },
);

test('the page shows a number in other notations, and rounds it', async () => {
  await visit('scientific-notation-converter/#value=299792458');
  await expect
    .poll(() => figuresOf('Other ways to write it'))
    .toEqual({
      Scientific: '2.99792458\u00a0×\u00a010⁸2.99792458 times 10 to the power of 8',
      Engineering: '299.792458\u00a0×\u00a010⁶299.792458 times 10 to the power of 6',
      'SI prefix': '299.792458 M (mega)',
      'In words': '299.792458 million',
      'Significant digits as written': '9',
    });
  await page.getByLabel('Round to significant digits').fill('3');
  await page.getByText('≈\u00a0300 million').waitFor();
  await section('Other ways to write it').getByRole('button', { name: 'Copy Scientific' }).click();
  await expect.poll(copied).toBe('3.00 × 10^8');
  await visit(`scientific-notation-converter/#value=${'9'.repeat(3_000)}`);
  await page.getByText('Round it to at most 60 digits').waitFor();
});

test('the slope calculator writes a line with fractions, and says where it meets the x-axis', async () => {
  await visit('slope-calculator/#x1=0&y1=1&x2=3&y2=3');
  await expect
    .poll(() => figuresOf('The line in exact forms'))
    .toEqual({
      'Slope as a fraction': '2/3',
      'Slope-intercept form': 'y = (2/3)x + 1',
      'Point-slope form': 'y − 1 = (2/3)x',
      'Standard form': '2x − 3y = −3',
    });
  await page.getByText('It meets the x-axis at (−1.5, 0).').waitFor();
});

test.each([
  ['x1=2&y1=1&x2=2&y2=5', 'It never meets the y-axis.'],
  ['x1=0&y1=1&x2=0&y2=5', 'It is the y-axis.'],
  ['x1=1&y1=0&x2=2&y2=0', 'It is the x-axis.'],
  ['x1=-5e307&y1=-5e307&x2=5e307&y2=5e307', 'It meets the y-axis at (0, 0).'],
  ['x1=0&y1=0&x2=1e-300&y2=1e-300', 'It meets the x-axis at (0, 0).'],
])('the slope calculator draws the line of %s', async (points, sentence) => {
  await visit(`slope-calculator/#${points}`);
  await page.getByText(sentence).waitFor();
  expect(await page.locator('.picture svg').innerHTML()).not.toMatch(/NaN|Infinity|undefined/);
});
