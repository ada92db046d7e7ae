import type { Locator, Page, Response, Request as Sent } from 'playwright-core';
import { createHandler } from 'toolworker/core';
import { describe, expect, test } from 'vitest';
import { packageTools, tools } from '../../../demo/own-tools/tools-of-site.ts';
import { useElementPages } from '../element-pages.ts';
import { formReady, headlineOf, openDemo } from './demo.ts';

const demo = openDemo({ hasOnePage: true });

const shortTexts = 'form.card input:is([type="text"], [type="password"])';

/** The controls in which people type. */
const typedIn = [
  ...['text', 'password', 'date', 'time'].map((type) => `input[type=${type}]:visible`),
  'textarea:visible',
].join();

/** Opens a page anew, without what was typed there before. */
async function arrive(path: string): Promise<void> {
  await demo.visit('/404.html');
  await demo.page.evaluate(() => sessionStorage.clear());
  await demo.visitControlled(path);
}

async function visibleOf(selector: string): Promise<readonly Locator[]> {
  return demo.page.locator(`${selector}:visible`).all();
}

/** What answers a request in Node. */
const handle = createHandler({ tools });

/** What a tool draws anew is another result for the same request. */
const isDrawn = (slug: string) => tools.some((tool) => tool.slug === slug && 'again' in tool);

/** Returns the keys that type a value into a control of a browser in the US. */
function keysFor(type: string | null, value: string): string {
  const [first = '', second = '', third = ''] = value.split(/[-:]/);
  if (type === 'date') return second + third + first;
  if (type !== 'time') return value;
  const half = Number(first) < 12 ? 'AM' : 'PM';
  return `${String(Number(first) % 12 || 12).padStart(2, '0')}${second}${half}`;
}

/** Enters a control as Tab does. Returns what is known of it. */
function enter(control: Element) {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return {};
  control.focus();
  control.select();
  const { name, type, value, inputMode } = control;
  return { name, type, value, isNumber: inputMode !== '' };
}

/** Returns the text of the control with the focus, perhaps in an element. */
function focusedText(): string | undefined {
  const focused = document.activeElement;
  const control = focused?.shadowRoot?.activeElement ?? focused;
  return control && 'value' in control ? String(control.value) : undefined;
}

/**
 * Types into each control, key by key, the example that it has, or something possible if it has
 * none. Expects that it keeps that and the focus. Returns the names of those with an example.
 */
async function retypeAll(page: Page): Promise<readonly string[]> {
  const names: string[] = [];
  for (const control of await page.locator('form').locator(typedIn).all()) {
    const { name = '', type = '', value = '', isNumber } = await control.evaluate(enter);
    const other = type === 'date' ? '2000-01-31' : isNumber ? '7' : 'https://example.com/';
    const typed = value || other;
    await page.keyboard.type(keysFor(type, typed));
    expect.soft([name, await page.evaluate(focusedText)]).toEqual([name, typed]);
    if (value !== '') names.push(name);
  }
  return names;
}

/** Returns a result, of one that is drawn by chance only the names of its fields. */
function comparable(slug: string, result: unknown): unknown {
  return isDrawn(slug) ? Object.keys(Object(result)) : result;
}

/** Returns the body of a response of the API, with a result that can be compared. */
async function bodyOf(slug: string, response: Pick<Response, 'json'>): Promise<object> {
  const { result, ...others } = await response.json();
  return { ...others, result: comparable(slug, result) };
}

/** In German only some, since an element has the same controls. */
const pages = tools.flatMap(({ slug }, place) => [
  ['', slug] as const,
  ...(place % 5 === 0 ? [['/de', slug] as const] : []),
]);

test.each(pages)('%s/tools/%s/ takes its example, key by key, and answers', async (from, slug) => {
  const { page } = demo;
  const answered: Sent[] = [];
  // A call that is taken back, since the page asks again, does not finish.
  const listen = (request: Sent) => {
    if (new URL(request.url()).pathname === `/api/${slug}`) answered.push(request);
  };
  await demo.visitControlled(`${from}/tools/${slug}/`);
  await formReady(page);
  const headline = await headlineOf(page);
  page.on('requestfinished', listen);
  await retypeAll(page);
  // It is the one of the example, which was computed when the page was built.
  if (!isDrawn(slug)) await expect.poll(() => headlineOf(page)).toBe(headline);
  page.off('requestfinished', listen);
  for (const request of answered) {
    const init = { method: 'POST', headers: request.headers(), body: request.postData() };
    const expected = await handle(new Request(request.url(), init));
    const response = await request.response();
    expect(response && (await bodyOf(slug, response))).toEqual(await bodyOf(slug, expected));
  }
});

describe('an element', () => {
  const open = useElementPages(`
    import { defineToolForm } from '/dist/elements/index.js';
    import { de } from '/dist/tool-form/languages/de.js';
    import { tools } from '/dist/bundle.js';
    defineToolForm({ tools, languages: [de] });`);

  test.each(['en', 'de'])(
    'in %s takes the example of each tool, key by key, and answers',
    async (language) => {
      const page = await open(`<tool-form id="form" lang="${language}"></tool-form>`);
      const answered = async (property: 'request' | 'result'): Promise<unknown> =>
        page.evaluate(`form.updateComplete.then(() => form.${property})`);
      for (const { slug, run, example, requestJsonSchema } of packageTools) {
        const { properties } = requestJsonSchema();
        await page.evaluate(`form.tool = '${slug}'`);
        await answered('result');
        const names = await retypeAll(page);
        const request = Object(await answered('request'));
        // A request has no defaults, and lists as they are typed.
        const kept = Object.entries(example).filter(
          ([name, value]) =>
            names.includes(name) && !Array.isArray(value) && value !== properties[name]?.default,
        );
        expect.soft([slug, request]).toMatchObject([slug, Object.fromEntries(kept)]);
        const result = { ...(await run(request)) };
        expect.soft(comparable(slug, await answered('result'))).toEqual(comparable(slug, result));
      }
    },
  );
});

test.each([
  ['', '3/4/1990', ['March 4, 1990', 'April 3, 1990'], 0, '1990-03-04'],
  ['/de', '3/4/1990', ['3. April 1990', '4. März 1990'], 1, '1990-03-04'],
] as const)(
  '%s/: %s is two dates to choose from, and Ctrl+Z undoes the choice',
  async (from, text, dates, place, date) => {
    const { page } = demo;
    await arrive(`${from}/tools/age-calculator/`);
    const control = page.locator('[name=birthDate]');
    const before = await control.inputValue();
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await control.focus();
    await page.keyboard.press('Control+V');
    const offers = page.locator('.offers button');
    await expect
      .poll(() => offers.allTextContents())
      .toEqual(dates.map((one) => expect.stringContaining(one)));
    expect(await control.inputValue()).toBe(before);
    await offers.nth(place).click();
    await expect.poll(() => control.inputValue()).toBe(date);
    expect(await offers.count()).toBe(0);
    await page.keyboard.press('Control+Z');
    await expect.poll(() => control.inputValue()).toBe(before);
  },
);

test.each(tools.map(({ slug }) => slug))(
  'the page of %s selects a short text that is entered, by a tap and by Tab',
  async (slug) => {
    const { page } = demo;
    await arrive(`/tools/${slug}/`);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    for (const control of await visibleOf(shortTexts)) {
      await control.fill('3');
      await page.getByRole('button', { name: 'Clear', exact: true }).focus();
      await control.click();
      await page.keyboard.type('7');
      expect(await control.inputValue()).toBe('7');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      expect(await control.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.type('9');
      expect(await control.inputValue()).toBe('9');
      // A second tap places the caret.
      await control.click();
      await page.keyboard.press('End');
      await page.keyboard.type('1');
      expect(await control.inputValue()).toBe('91');
    }
  },
);

/**
 * By arithmetic: a BMI is kg/m², 40.5° are 40.5 · π / 180 radians, 85,000 a year are paid in 52
 * weeks of 40 hours.
 */
test.each([
  ['/tools/bmi-calculator/#unit=imperial', { height: '180 cm', weight: '180 lbs' }, '25.2 kg/m²'],
  ['/tools/bmi-calculator/#unit=metric', { height: '1.80', weight: '180 lbs' }, '25.2 kg/m²'],
  ['/de/tools/bmi-calculator/#unit=metric', { height: '1,80', weight: '81' }, '25 kg/m²'],
  ['/tools/angle-converter/#from=radians&to=degrees', { value: `40°30'` }, '0.7068583 rad'],
  ['/de/tools/angle-converter/#to=turns', { value: '22,5°' }, '0,0625 Umdrehungen'],
  [
    '/tools/salary-calculator/#hourlyRate=1&hourlyRate.unit=per+year',
    { hourlyRate: '85k' },
    '40.87',
  ],
  [
    '/de/tools/salary-calculator/#hourlyRate=1&hourlyRate.unit=per+year',
    { hourlyRate: '41,6k' },
    '20,00',
  ],
  ['/tools/decimal-to-percent-converter/#direction=to', { value: '3/8' }, '37.5%'],
  ['/de/tools/decimal-to-percent-converter/#direction=to', { value: '3/8' }, '37,5 %'],
  ['/tools/percentage-of/#kind=less', { x: '20', y: '50' }, '40'],
  ['/de/tools/percentage-of/#kind=more', { x: '15', y: '50' }, '57,5'],
  ['/tools/sales-tax-calculator/#taxIncluded=true', { price: '119', taxRate: '19' }, '100.00'],
])('%s with %j has the headline %s', async (path, typed, expected) => {
  const { page } = demo;
  await arrive(path);
  for (const [name, text] of Object.entries(typed)) {
    await page.locator(`form.card [name="${name}"]`).click();
    await page.keyboard.type(text);
  }
  await expect
    .poll(async () => (await headlineOf(page))?.replaceAll(/[\u00a0\u202f]/g, ' '))
    .toContain(expected);
});
