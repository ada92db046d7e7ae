import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  copiedIn,
  formReady,
  hashOf,
  headlineOf,
  isInWindow,
  openDemo,
  overflowOf,
  press,
} from './demo.ts';

const demo = openDemo({ hasOnePage: true });

const visit = (path: string) => demo.visit(`/tools/${path}`);

const headline = () => headlineOf(demo.page);

const hash = () => hashOf(demo.page);

const button = (name: string | RegExp) => demo.page.getByRole('button', { name });

describe('the example', () => {
  const values = () =>
    demo.page
      .locator('form input[type=text]')
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLInputElement ? one.value : '')));

  test('is filled in, answered and drawn when a page opens, and is no link', async () => {
    await visit('loan-payoff-calculator/');
    expect((await values()).slice(0, 3)).toEqual(['200,000', '6.5', '30']);
    await expect.poll(headline).toBe('$1,264.14');
    expect(await demo.page.locator('.say .assumed').allInnerTexts()).toEqual([
      '$200,000',
      '6.5%',
      '30 years',
      '$100',
    ]);
    await demo.page.locator('.picture figcaption', { hasText: 'Drag the ring' }).waitFor();
    expect(hash()).toBe('');
  });

  test.each(['click', 'Tab'])(
    'is typed over after a %s, and the rest is assumed',
    async (entry) => {
      const { page } = demo;
      await visit('percentage-of/');
      if (entry === 'click') await page.locator('#x').click();
      else await page.locator('#x').focus();
      await page.keyboard.type('7');
      expect(await values()).toEqual(['7', '80']);
      await expect.poll(headline).toBe('5.6');
      await page.locator('#y').click();
      await page.keyboard.type('100');
      await expect.poll(headline).toBe('7');
      expect(await page.locator('.assumptions, .blank.assumed').count()).toBe(0);
    },
  );
});

describe('what nobody typed', () => {
  const assumed = () => demo.page.locator('.blank.assumed').allTextContents();
  const marked = () =>
    demo.page
      .locator('[data-assumed] input')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')));

  test('is marked, said with the answer, and told apart in a link', async () => {
    const { page } = demo;
    await visit('loan-payoff-calculator/');
    // What is typed on arrival reaches the first field.
    await page.keyboard.type('250000');
    // 250,000 · r / (1 − (1 + r)^−360) with r = 0.065 / 12.
    await expect.poll(headline).toBe('$1,580.17');
    expect(await marked()).toEqual(['annualRate', 'years', 'extraPayment']);
    await expect.poll(assumed).toEqual(['6.5%', '30 years', '$100']);
    await expect.poll(hash).toContain('assumed=annualRate+years+extraPayment');
    await page.reload();
    await expect.poll(marked).toEqual(['annualRate', 'years', 'extraPayment']);
    await page.locator('.blank.assumed').nth(1).click();
    await page.keyboard.type('15');
    await expect.poll(marked).toEqual(['annualRate', 'extraPayment']);
    // An optional value can be left out; a needed one is the example again.
    await page.locator('#extraPayment').fill('');
    await page.locator('#principal').fill('');
    await expect.poll(marked).toEqual(['principal', 'annualRate']);
    expect(await page.locator('#principal').getAttribute('placeholder')).toBe('200,000');
  });

  test('comes back when the form is cleared, until the next key with a way back', async () => {
    const { page } = demo;
    await visit('percentage-of/');
    await page.locator('#x').fill('7');
    await page.locator('#y').fill('100');
    await button('Clear').click();
    await expect.poll(headline).toBe('12');
    await expect.poll(hash).toBe('');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('x');
    await button('Undo').click();
    await expect.poll(headline).toBe('7');
    await button('Clear').click();
    await expect.poll(headline).toBe('12');
    await page.keyboard.type('5');
    await expect.poll(headline).toBe('4');
    expect(await button('Undo').count()).toBe(0);
  });

  test('is no text: a tool of texts starts empty once one is typed', async () => {
    const { page } = demo;
    await visit('hmac-generator/');
    await page.keyboard.type('Hello.');
    expect(await page.locator('#message').inputValue()).toBe('Hello.');
    expect(await page.locator('#key').inputValue()).toBe('');
    await page.getByText('Still empty: Secret key').waitFor();
  });
});

describe('before the script of a page is ready', () => {
  /** Visits a page, types, and lets the script go on only then. */
  async function typeEarly(path: string, type: (page: Page) => Promise<void>): Promise<void> {
    const { page } = demo;
    let send = () => {};
    const typed = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(`${demo.origin}/tools/${path}`, { waitUntil: 'commit' });
    await page.locator('form').first().waitFor();
    await type(page);
    send();
    await formReady(page);
  }

  const texts = () =>
    demo.page
      .locator('form')
      .first()
      .locator('input[type=text], textarea')
      .evaluateAll((all) => all.map((one) => ('value' in one ? one.value : '')));

  test('keys replace the example, also by what it says itself', async () => {
    await typeEarly('percentage-of/', async (page) => {
      await page.locator('#x').focus();
      await page.keyboard.type('15');
      await page.keyboard.press('Tab');
      await page.keyboard.type('200');
    });
    await expect.poll(headline).toBe('30');
    expect(await texts()).toEqual(['15', '200']);
  });

  test('keys after a tap replace the example, and what was typed elsewhere stays', async () => {
    await typeEarly('percentage-of/', async (page) => {
      await page.locator('#y').click();
      await page.keyboard.type('50');
      await page.locator('#x').click();
      await page.keyboard.type('1');
      await page.keyboard.type('0');
    });
    await expect.poll(headline).toBe('5');
    await demo.page.keyboard.type('0');
    await expect.poll(headline).toBe('50');
  });

  test('a text replaces the example, and can be edited', async () => {
    await typeEarly('caesar-cipher/', async (page) => {
      await page.locator('textarea').first().click();
      await page.keyboard.type('abd');
      await press(page, 'Backspace');
      await page.keyboard.type('c');
    });
    await expect.poll(async () => (await texts())[0]).toBe('abc');
    const kept = () => demo.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await expect.poll(kept).toContain('abc');
    await demo.page.reload();
    await expect.poll(async () => (await texts())[0]).toBe('abc');
    expect(hash()).toBe('');
  });
});

test('an error is beside its field once the field is filled in', async () => {
  const { page } = demo;
  await visit('bmr-calculator/');
  await page.locator('#age').fill('-3');
  await page.locator('#age-error', { hasText: 'above 0' }).waitFor();
  expect(await page.locator('#age').getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('#weight-error').textContent()).toBe('');
});

test('on Enter, an error is beside each text that is still empty', async () => {
  const { page } = demo;
  await visit('hmac-generator/');
  await page.locator('#message').fill('Hello.');
  await page.locator('#key').press('Enter');
  await page.locator('#key-error', { hasText: 'Enter at least one character.' }).waitFor();
});

test('the signs in the place of white space are visible', async () => {
  await visit('trim-whitespace/');
  await demo.page.getByLabel('The text before').locator('bdi').first().waitFor();
});

test('a secret is not in the link that is copied', async () => {
  const { page } = demo;
  await visit('hmac-generator/');
  await page.locator('#message').fill('what do ya want for nothing?');
  await page.locator('#key').fill('Jefe');
  await page.getByRole('radio', { name: 'sha-512' }).check();
  await page.locator('.headline .value', { hasText: /^[\da-f]{128}$/ }).waitFor();
  await page.getByText('More', { exact: true }).click();
  await button('link to this calculation').click();
  await expect.poll(() => copiedIn(page)).toContain('#message=');
  const link = await copiedIn(page);
  expect(link).not.toContain('Jefe');
  expect(await page.locator('pre').allTextContents()).not.toContain('Jefe');
  await page.goto('about:blank');
  await page.goto(link);
  await expect.poll(() => page.locator('#message').inputValue()).toMatch(/^what do ya/);
  await expect.poll(() => page.locator('input[value="sha-512"]').isChecked()).toBe(true);
  expect(await page.locator('#key').inputValue()).toBe('');
});

test('the theme is kept on the next page, and the first link skips to the content', async () => {
  const { page } = demo;
  await demo.visit('/');
  await page.getByRole('button', { name: 'Theme: Auto' }).click();
  await page.getByRole('button', { name: 'Theme: Light' }).click();
  await visit('dice-roller/');
  const scheme = () => getComputedStyle(document.documentElement).colorScheme;
  expect(await page.evaluate(scheme)).toBe('dark');
  await page.getByRole('button', { name: 'Theme: Dark' }).click();
  expect(await page.evaluate(scheme)).toBe('light dark');
  await page.reload();
  await press(page, 'Tab', 'Enter', 'Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a link to a former input is a step of the history', async () => {
  await visit('color-converter/#color=%23ff5733&from=hex');
  await demo.page.getByRole('link', { name: '50% black: #802c1a' }).click();
  await expect.poll(headline).toBe('rgb(128, 44, 26)');
  expect(await demo.page.locator('#color').inputValue()).toBe('#802c1a');
  await demo.page.goBack();
  await expect.poll(headline).toBe('rgb(255, 87, 51)');
});

test.each([
  ['imperial', '70'],
  ['metric', '180'],
])(
  'Back keeps %s units and what is typed so far in a page that is loaded anew',
  async (unit, height) => {
    const { page } = demo;
    await visit('bmi-calculator/');
    const chosen = page.locator(`input[value=${unit}]`);
    await chosen.check();
    await page.locator('#height').fill(height);
    await expect.poll(hash).toContain(`height=${height}`);
    const typed = await hash();
    await page.goto('about:blank');
    await page.goBack();
    await page.reload();
    await expect.poll(() => chosen.isChecked()).toBe(true);
    await expect.poll(() => page.locator('#height').inputValue()).toBe(height);
    expect(await hash()).toBe(typed);
  },
);

test('another roll has a link that shows it to others', async () => {
  const { page } = demo;
  await visit('dice-roller/#count=5&sides=20');
  const rolls = () => page.locator('.picture figcaption').textContent();
  const before = await rolls();
  await button('Roll again').click();
  await expect.poll(hash).toMatch(/seed=\d+/);
  // The answer may come after the link. Five dice show the same once in three million times.
  await expect.poll(rolls).not.toBe(before);
  const shown = await rolls();
  await page.goto('about:blank');
  await page.goBack();
  await expect.poll(rolls).toBe(shown);
});

test('a color or a gradient is read as the browser reads it', async () => {
  const { page } = demo;
  await visit('color-converter/');
  // CSS Color Module Level 4 gives these colors.
  for (const [css, hex] of [
    ['tomato', '#ff6347'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['rgb(46% 55% 34%)', '#758c57'],
  ] as const) {
    await page.getByLabel('Color', { exact: true }).fill(css);
    await expect.poll(headline).toBe(hex);
  }
  await page.getByLabel('Color', { exact: true }).fill('rgb(0 0 0 / 50%)');
  await page.getByText('Enter a color, such as teal').waitFor();
  await visit('gradient-generator/');
  const color = page.getByLabel('Color or CSS gradient');
  await color.fill('tomato');
  await expect.poll(headline).toContain('#ff6347');
  await color.fill('linear-gradient(to right, rgba(2,0,36,1) 0%, hsl(240 86% 26%) 35%, cyan)');
  await expect.poll(headline).toBe('linear-gradient(90deg, #020024 0%, #09097b 35%, #00ffff 100%)');
  await color.fill('linear-gradient(#f00 10px, #0f0)');
  await page.getByText('or paste a gradient of 2 to 12 colors').waitFor();
});

test('a gradient gets stops by a press, the keyboard and exact numbers, and the link keeps them', async () => {
  const { page } = demo;
  await visit('gradient-generator/#from=%23ff0000&to=%230000ff');
  await expect.poll(headline).toBe('linear-gradient(90deg, #ff0000, #0000ff)');
  const stops = page.getByRole('slider');
  const track = page.locator('.stop-bar .track');
  const { width = 0 } = (await track.boundingBox()) ?? {};
  await track.click({ position: { x: width / 2, y: 4 } });
  await expect.poll(() => stops.count()).toBe(3);
  await page.getByLabel('Position').fill('33.3');
  await page.getByLabel('Color or CSS gradient').fill('#0f0');
  await page.getByLabel('Opacity').fill('50');
  const css = 'linear-gradient(90deg, #ff0000 0%, #00ff0080 33.3%, #0000ff 100%)';
  await expect.poll(headline).toBe(css);
  await expect.poll(() => decodeURIComponent(hash())).toContain('#00ff0080+33.3');
  await page.reload();
  await expect.poll(headline).toBe(css);
  await stops.nth(1).focus();
  await press(page, 'PageUp');
  await expect.poll(headline).toBe(css.replace('33.3', '43.3'));
  // The focus stays on a stop that passes another one.
  await press(page, 'End', 'ArrowLeft');
  await expect.poll(headline).toBe(css.replace('33.3', '99'));
  await press(page, 'Delete');
  await expect.poll(headline).toBe('linear-gradient(90deg, #ff0000, #0000ff)');
});

test('dragging the dial or a stop changes the preview at once, and the result on release', async () => {
  const { page } = demo;
  await visit('gradient-generator/#from=%23ff0000&to=%230000ff');
  const preview = page.locator('.preview > div');
  const shown = () => preview.evaluate((area) => area.style.backgroundImage);
  const before = 'linear-gradient(90deg, #ff0000, #0000ff)';
  await expect.poll(headline).toBe(before);
  await drag(page, '.angle-dial', -30);
  await expect.poll(shown).toContain('270deg');
  expect(await headline()).toBe(before);
  await page.mouse.up();
  await expect.poll(headline).toBe('linear-gradient(270deg, #ff0000, #0000ff)');
  await drag(page, '.handle', 2000);
  await expect.poll(shown).toContain('rgb(255, 0, 0) 100%');
  await page.mouse.up();
  await expect.poll(headline).toBe('linear-gradient(270deg, #ff0000 100%, #0000ff 100%)');
});

describe.each([
  ['angle-converter', '.grip', [0.5, 0], 'value', '90'],
  // A BMI of 37, at the end of the scale, and the height of 5′11″ in the example.
  ['bmi-calculator', '.over', [1, 0.5], 'weight', '265'],
  ['color-converter', '.sliders input', [0, 0.5], 'color', 'hsl(0, 100%, 60%)'],
  ['loan-payoff-calculator', '.over', [1, 0.5], 'extraPayment', '0'],
  ['percentage-of', '.over', [1, 0.5], 'x', '100'],
  // The shortest length that the drawing sets.
  ['roof-pitch', '.grip', [0.5, 1], 'rise', '0.1'],
  // Both points of the example are as far from the middle of the drawing.
  ['slope-calculator', '.grip', [0.5, 0.9], 'x1', '1'],
] as const)('the handle in the picture of %s', (slug, selector, [right, down], name, expected) => {
  const field = () => demo.page.locator(`#${name}`);
  const answer = () => demo.page.locator(':is(.headline .value, .say b)').allTextContents();

  test.each(['mouse', 'touch'] as const)('follows a %s, also after an answer', async (kind) => {
    const { page } = demo;
    await visit(`${slug}/`);
    const handle = page.locator(`.picture ${selector}`).first();
    await handle.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const [sample, example] = [await field().inputValue(), await answer()];
    const from = await handle.evaluate(placeOfHandle);
    const pointer = await pointerOf(page, kind);
    const goal = () => handle.evaluate(placeIn, [right, down] as const);
    await pointer.press(from);
    const first = await goal();
    await pointer.move({ x: (from.x + first.x) / 2, y: (from.y + first.y) / 2 });
    await expect.poll(() => field().inputValue()).not.toBe(sample);
    await expect.poll(answer).not.toEqual(example);
    await pointer.move(await goal());
    await expect.poll(() => field().inputValue()).toBe(expected);
    await pointer.release();
    expect(await field().inputValue()).toBe(expected);
  });

  test.skipIf(selector === '.grip')('follows a key', async () => {
    await visit(`${slug}/`);
    await demo.page.locator(`.picture ${selector}`).first().focus();
    await press(demo.page, right === 1 ? 'End' : 'Home');
    await expect.poll(() => field().inputValue()).toBe(expected);
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the middle of a ring, or of the knob of a slider. */
function placeOfHandle(handle: Element): Point {
  const { left, top, width, height } = handle.getBoundingClientRect();
  const y = top + height / 2;
  if (!(handle instanceof HTMLInputElement)) return { x: left + width / 2, y };
  const share =
    (handle.valueAsNumber - Number(handle.min)) / (Number(handle.max) - Number(handle.min));
  const knob = Number.parseFloat(getComputedStyle(handle).getPropertyValue('--knob')) * 16;
  return { x: left + knob / 2 + share * (width - knob), y };
}

/** Returns a place in the drawing of a handle, or in a slider. */
function placeIn(handle: Element, [right, down]: readonly [number, number]): Point {
  const box = (handle.closest('svg') ?? handle).getBoundingClientRect();
  return { x: box.left + right * box.width, y: box.top + down * box.height };
}

/** Returns a mouse or a finger; Playwright's own finger only taps. */
async function pointerOf(page: Page, kind: 'mouse' | 'touch') {
  if (kind === 'mouse') {
    const { mouse } = page;
    const press = async ({ x, y }: Point) => {
      await mouse.move(x, y);
      await mouse.down();
    };
    return { press, move: ({ x, y }: Point) => mouse.move(x, y), release: () => mouse.up() };
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (at: Point) => touch('touchStart', at),
    move: (to: Point) => touch('touchMove', to),
    release: () => touch('touchEnd'),
  };
}

/** Drags a handle to the side, without letting go. */
async function drag(page: Page, selector: string, by: number) {
  const handle = page.locator(selector).first();
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error(`expected a ${selector}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 5 });
}

describe('a comparison', () => {
  const rows = () => demo.page.locator('.comparison li');
  const figures = (index: number) => rows().nth(index).locator('dd').allTextContents();

  test('works by keyboard only', async () => {
    const { page } = demo;
    await visit('roi-calculator/#cost=1000&returnValue=1210&years=2');
    await button('Compare with another investment').click();
    await page.keyboard.type('Shares');
    for (const text of ['1000', '1440', '2']) {
      await press(page, 'Tab');
      await page.keyboard.type(text);
    }
    await page.getByText('Shares has the highest return a year.').waitFor();
    // 1.1² is 1.21, and 1.2² is 1.44.
    expect(await figures(0)).toEqual(['$210.00', '21%', '10%']);
    expect(await figures(1)).toEqual(['$440.00', '44%', '20%']);
    expect(await rows().nth(1).getAttribute('class')).toBe('best');
    await press(page, 'Tab', 'Enter');
    await expect.poll(() => rows().count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.matches('.comparison input'))).toBe(
      true,
    );
    await button('Remove Investment 1').click();
    await expect.poll(() => rows().count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Compare with another investment',
    );
  });

  test('keeps its rows when the form is cleared and the page is reloaded', async () => {
    await visit('roi-calculator/#cost=1000&returnValue=1210&years=2');
    await button('Compare with another investment').click();
    await rows().first().getByRole('textbox').first().fill('Firm <b>ß</b>');
    await expect
      .poll(() => demo.page.evaluate(() => JSON.stringify({ ...sessionStorage })))
      .toContain('Firm <b>ß</b>');
    await button('Clear').click();
    await expect.poll(hash).toBe('');
    await demo.page.reload();
    await button('Remove Firm <b>ß</b>').waitFor();
    await expect.poll(async () => (await figures(0))[0]).toBe('$210.00');
  });

  test('of products is filled in by keyboard, and kept in the link', async () => {
    const { page } = demo;
    const verdict = () => page.locator('.result .verdict').textContent();
    await visit('unit-price-calculator/');
    await page.locator('#price').focus();
    for (const text of ['3.96', '6', '330']) {
      await page.keyboard.type(text);
      await press(page, 'Tab');
    }
    // Letters choose an option only if they follow each other fast enough.
    const unit = page.locator('select:focus');
    while ((await unit.inputValue()) !== 'ml') await press(page, 'ArrowDown');
    await page.locator('#price2').focus();
    for (const text of ['3', '', '1']) {
      await page.keyboard.type(text);
      await press(page, 'Tab');
    }
    await page.locator('select[name=unit2]').selectOption('l');
    // 6 · 330 ml are 1.98 l, so that a liter costs 2.
    await expect.poll(verdict).toBe('Product 1 is 33.33% cheaper');
    await expect.poll(hash).toMatch(/unit2=l(&|$)/);
    await page.reload();
    await expect.poll(verdict).toBe('Product 1 is 33.33% cheaper');
    expect(await page.locator('.result .detail').textContent()).toBe('$2.00/l instead of $3.00/l');
  });
});

test('a schedule is downloaded, and printed with the inputs and the result', async () => {
  const { page } = demo;
  await visit('loan-payoff-calculator/#principal=1200&annualRate=0&years=1');
  const started = page.waitForEvent('download');
  await button('Download as CSV').click();
  expect((await started).suggestedFilename()).toBe('schedule.csv');
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Amount borrowed', 'Still owed']) {
    expect(await page.getByText(text).first().isVisible()).toBe(true);
  }
  expect(await page.locator('.result .headline').isVisible()).toBe(true);
  for (const name of ['Compare loans', 'Compare with another loan', 'More', 'How it works']) {
    expect(await page.getByText(name, { exact: true }).isVisible()).toBe(false);
  }
  expect(await button('Print').isVisible()).toBe(false);
});

test('the chart of savings follows each answer, and shows its values where it is pointed at', async () => {
  const { page } = demo;
  await visit('retirement-calculator/#currentAge=30&retirementAge=65&monthlyContribution=500');
  const line = page.locator('.line-chart .first .line');
  const drawn = () => line.getAttribute('d');
  await page.locator('#annualReturn').fill('0');
  await page.locator('#currentSavings').fill('0');
  await page.getByText('$210,000.00 paid in').first().waitFor();
  await page.locator('#monthlyContribution').fill('900');
  await page.getByText('$378,000.00 paid in').first().waitFor();
  const readout = page.locator('.readout');
  await page.locator('.plot').hover({ position: { x: 1, y: 100 } });
  await expect.poll(() => readout.textContent()).toMatch(/^Age30.*Contributions\$0\.00/);
  await page.locator('.plot .reader').focus();
  await press(page, 'End');
  await expect.poll(() => readout.textContent()).toMatch(/^Age65.*Contributions\$378,000\.00/);
  expect(await drawn()).toMatch(/^M0 100L/);
});

// In January, New York is on standard time, five hours behind UTC.
test('a schedule runs earlier on a server in UTC', async () => {
  const devTools = await demo.browser.context.newCDPSession(demo.page);
  await devTools.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' });
  await visit('cron-generator/#minute=0&hour=9&day=5&month=1');
  const run = demo.page.locator('.runs li').first();
  await expect.poll(() => run.textContent()).toMatch(/Jan 5, \d{4}, 9:00/);
  await button('On a server in UTC').click();
  await expect.poll(() => run.textContent()).toMatch(/Jan 5, \d{4}, 4:00/);
});

test('meta tags keep their line breaks, and a long title would be cut off', async () => {
  const { page } = demo;
  await visit('meta-tag-generator/#title=Salt&description=Two+spices.');
  const code = page.locator('.headline .value').first();
  await expect
    .poll(() => code.evaluate((tag) => getComputedStyle(tag).whiteSpace))
    .toBe('pre-wrap');
  // The title is measured in pixels.
  await page.getByText('The title fits into a search result.').waitFor();
  await page.getByRole('textbox', { name: 'Title' }).fill('Salt and pepper '.repeat(10));
  await page.getByText('The title will probably be cut off at the end.').waitFor();
});

describe('on a phone', () => {
  test.each([
    { path: 'loan-payoff-calculator/', part: '.figure .value' },
    { path: 'unit-price-calculator/', part: '.figure .verdict' },
    { path: 'unit-price-calculator/', part: '#quantity2' },
  ])('$path shows $part at once', async ({ path, part }) => {
    await demo.page.setViewportSize({ width: 320, height: 844 });
    await visit(path);
    expect(await demo.page.locator(part).evaluate(isInWindow)).toBe(true);
  });

  test.each([
    'loan-payoff-calculator/#principal=123456789012&annualRate=9.5&years=30&currency=USD',
    'retirement-calculator/#currentAge=20&retirementAge=67&currentSavings=123456789&annualReturn=7&currency=JPY',
    'decimal-to-percent-converter/#value=1234567890.12345',
  ])('%s shows all digits in one line', async (path) => {
    await demo.page.setViewportSize({ width: 320, height: 844 });
    await visit(path);
    const value = demo.page.locator('.figure .value');
    await expect.poll(() => value.textContent()).toMatch(/\d{3}([.,]\d{3}){2}/);
    const lines = (one: Element) =>
      one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).fontSize);
    expect(await value.evaluate(lines)).toBeLessThan(2);
  });

  test('the counts stay in sight above a long text', async () => {
    const { page } = demo;
    await page.setViewportSize({ width: 390, height: 900 });
    await visit(`word-counter/#text=${'One+two+three.%0A'.repeat(200)}`);
    const bar = page.locator('.figure');
    await bar.getByText('600', { exact: true }).waitFor();
    await page.evaluate(() => scrollTo(0, 350));
    const { top, bottom } = await bar.evaluate((one) => one.getBoundingClientRect().toJSON());
    expect([top >= 0, bottom <= 120]).toEqual([true, true]);
  });

  test.each([
    { slug: 'word-counter', last: '.extra' },
    { slug: 'token-counter', last: '.extra' },
    { slug: 'trim-whitespace', last: '.extra' },
    { slug: 'caesar-cipher', last: '.extra' },
    { slug: 'randomizer', last: '.headline .text' },
  ])('one long word does not make $slug wider', async ({ slug, last }) => {
    const { page } = demo;
    await page.setViewportSize({ width: 390, height: 900 });
    const text = `${'Wordwithoutend'.repeat(40)}+b`;
    await visit(`${slug}/#text=${text}&items=${text}`);
    await page.locator(last, { hasText: /./ }).first().waitFor();
    for (const summary of await page.locator('.extra summary').all()) await summary.click();
    expect(await overflowOf(page)).toBe(0);
  });

  test.each([
    { slug: 'dice-roller', action: 'Roll again' },
    { slug: 'random-number-generator', action: 'Draw again' },
    { slug: 'randomizer', action: 'Pick again', option: 'mode' },
    { slug: 'trim-whitespace', action: 'Copy Result', option: 'mode' },
    { slug: 'remove-duplicate-lines', action: 'Copy Result', option: 'caseSensitive' },
    { slug: 'caesar-cipher', option: 'shift' },
    { slug: 'word-counter', option: 'wordsPerMinute' },
    { slug: 'token-counter', option: 'model' },
  ])(
    'the result and the action of $slug are in sight, and above the options',
    async ({ slug, action, option }) => {
      const { page } = demo;
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(`${slug}/`);
      const bar = page.locator('.result');
      await bar.locator('.headline:not(:has(.none))').waitFor();
      const boxOf = async (part: Locator) => part.evaluate((one) => one.getBoundingClientRect());
      const parts = [
        bar.locator('.headline'),
        ...(action ? [bar.getByRole('button', { name: action }).first()] : []),
      ];
      const areInSight = async () => {
        const form = await boxOf(page.locator('form.card'));
        const shown = await Promise.all(parts.map(boxOf));
        return shown.every(({ top, bottom, width }) => top >= 0 && bottom <= form.top && width > 0);
      };
      // The answer grows when the parts of the page arrive.
      await expect.poll(areInSight).toBe(true);
      if (option) {
        const result = await boxOf(page.locator('.headline'));
        const first = await boxOf(page.locator(`form [name="${option}"]`).first());
        expect([result.top < 844, result.bottom <= first.top]).toEqual([true, true]);
      }
    },
  );

  test('the label of a BMI is within the drawing, however large it is', async () => {
    await visit('bmi-calculator/#unit=metric&height=100&weight=300');
    const drawing = demo.page.locator('.picture .bands');
    await expect.poll(() => demo.page.locator('.bands .current').innerText()).toBe('Obese');
    const frame = await drawing.boundingBox();
    const label = await drawing.locator('.marked').boundingBox();
    if (!frame || !label) throw new Error('The drawing is missing.');
    expect(label.x + label.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
  });
});
