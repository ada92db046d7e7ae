import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { strictPolicy, useElementPages } from './element-pages.ts';

// Only a browser shows what a server has rendered before a script arrives, and sees a page shift.

const script = `
import { tools } from '/dist/bundle.js';
import { de } from '/dist/tool-form/languages/de.js';
await new Promise((resolve) => { globalThis.arrive = resolve; });
const { defineToolForm } = await import('/dist/elements/index.js');
defineToolForm({ tools, languages: [de] });
await Promise.all([...document.querySelectorAll('tool-form')].map((form) => form.updateComplete));
globalThis.isReady = true;
// A script sets as a property what HTML has as an attribute.
globalThis.stateOf = ({ shadowRoot: root, result }) => {
  const controls = [...root.querySelectorAll('input, select, textarea')];
  const states = controls.map(({ value, checked }) => [value, checked]);
  const copy = root.querySelector('.element').cloneNode(true);
  for (const control of copy.querySelectorAll('input, option, textarea')) {
    for (const name of ['value', 'checked', 'selected']) control.removeAttribute(name);
    if (control.localName === 'textarea') control.replaceChildren();
  }
  // Screen readers hear the result later.
  copy.querySelector('[role=status]').replaceChildren();
  // The order of attributes is that in which they were set.
  const tags = Array.from(copy.querySelectorAll('*'), ({ localName, attributes }) => {
    const written = Array.from(attributes, ({ name, value }) => name + '=' + value);
    return [localName, ...written.filter((one) => one !== 'part=').sort()].join(' ');
  });
  return [[...tags, copy.textContent, JSON.stringify(states)], result];
};
`;

const open = useElementPages(script, {
  policy: `${strictPolicy}; style-src 'nonce-n0'`,
  // The tool that a page does not define is missed after a second.
  isExpected: (message) => message.includes('tool: unknown name'),
});

const { renderToolForm } =
  await built<typeof import('../../src/elements/server.ts')>('dist/elements/server.js');
const { bmiCalculatorTool, loanPayoffCalculatorTool, tools } =
  await built<typeof import('toolworker')>('dist/index.js');
const { de } = await built<typeof import('../../src/form/languages/de.ts')>(
  'dist/tool-form/languages/de.js',
);

/** Imports a module of the built package, as a server does. */
async function built<Module>(path: string): Promise<Module> {
  return import(pathToFileURL(path).href);
}

async function arrive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('globalThis.arrive !== undefined')).toBe(true);
  await page.evaluate('arrive()');
  await expect.poll(() => page.evaluate('globalThis.isReady')).toBe(true);
}

const bmi = { tool: bmiCalculatorTool, nonce: 'n0' };

test('a form shows before the script, and the page does not shift when it arrives', async () => {
  const forms = await Promise.all([
    renderToolForm({ ...bmi, content: '<h2 slot="title">Index</h2>' }),
    renderToolForm({ ...bmi, language: de, attributes: { readonly: true } }),
    renderToolForm({
      tool: loanPayoffCalculatorTool,
      nonce: 'n0',
      attributes: { currency: 'EUR' },
    }),
  ]);
  const page = await open(`${forms.join('')}<p id="end">End</p>`);
  await page.getByText('Übergewicht').waitFor();
  const places = () =>
    page.locator('#end, h2, label, input, select, dt, dd, .headline').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        // Texts in several nodes may differ by a fraction.
        return [x, y, width, height].map(Math.round);
      }),
    );
  const before = await places();
  // Before, a title that arrives in a later packet than its form moves it.
  const arrival = await page.evaluate('performance.now()');
  await arrive(page);
  expect(await places()).toEqual(before);
  expect(before.length).toBeGreaterThan(20);
  const shifts = `new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries()
      .filter(({ startTime }) => startTime > ${arrival}).map(({ value }) => value)))
      .observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
  })`;
  expect(await page.evaluate(shifts)).toEqual([]);
});

/** Their results differ at each rendering. */
const byChance = ['dice-roller', 'random-number-generator', 'randomizer'];

/** Opens a page with forms of tools twice: from the server, and to be made by the script. */
async function openBoth(slugs: readonly string[], language?: typeof de): Promise<Page> {
  const chosen = tools.filter(({ slug }) => slugs.includes(slug));
  const forms = await Promise.all(
    chosen.map(async (tool) => [
      await renderToolForm({
        tool,
        nonce: 'n0',
        ...(language && { language }),
        attributes: { id: `taken-${tool.slug}` },
      }),
      `<tool-form tool="${tool.slug}" lang="${language?.code ?? 'en'}" id="made-${tool.slug}"></tool-form>`,
    ]),
  );
  return open(forms.flat().join(''));
}

async function expectSame(page: Page, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) {
    const stateOf = (id: string) =>
      page.evaluate(`stateOf(document.getElementById('${id}-${slug}'))`);
    const state = await stateOf('made');
    expect(state).toHaveLength(2);
    expect(await stateOf('taken'), slug).toEqual(state);
  }
}

test('the element takes over the form of each tool as it would render it', async () => {
  const compared = tools.map(({ slug }) => slug).filter((slug) => !byChance.includes(slug));
  const page = await openBoth(compared, de);
  await arrive(page);
  await expectSame(page, compared);
});

test.each([
  ['bmi-calculator', { unit: 'imperial', height: 71, weight: 200 }],
  ['remove-duplicate-lines', { text: 'b\na\nb', trimWhitespace: true, caseSensitive: false }],
  ['age-calculator', { birthDate: '2000-02-29', targetDate: '2026-03-01' }],
])('the element shows a request that the page sets before: %s with %j', async (slug, request) => {
  const page = await openBoth([slug]);
  await page.evaluate((request) => {
    for (const form of document.querySelectorAll('tool-form')) Object.assign(form, { request });
  }, request);
  await arrive(page);
  await expectSame(page, [slug]);
});

describe('the fields show that with which the form computes', () => {
  const openLoan = async () => {
    const request = { principal: 95_000, annualRate: 6.1, years: 12, extraPayment: 75 };
    const html = await renderToolForm({
      tool: loanPayoffCalculatorTool,
      nonce: 'n0',
      attributes: { id: 'loan', name: 'loan', request },
    });
    return open(`<form id="around">${html}</form>`);
  };
  const typedIn = (page: Page) =>
    page
      .locator('#loan input')
      .evaluateAll((inputs) =>
        inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
      );
  const other = '{ principal: 80000, annualRate: 5.5, years: 10, extraPayment: 75 }';

  test.each([
    `loan.request = ${other}`,
    `void customElements.whenDefined('tool-form').then(() => { loan.request = ${other}; })`,
    `loan.setAttribute('request', JSON.stringify(${other}))`,
  ])('after the page ran %s', async (step) => {
    const page = await openLoan();
    await page.evaluate(`{ ${step} }`);
    await arrive(page);
    await expect.poll(() => page.evaluate('loan.request?.years')).toBe(10);
    expect(await typedIn(page)).toEqual(['80,000', '5.5', '10', '', '75']);
  });

  test('after the page fixed one of them', async () => {
    const page = await openLoan();
    await page.evaluate("loan.setAttribute('fixed', JSON.stringify({ annualRate: 5.5 }))");
    await arrive(page);
    await expect.poll(() => page.evaluate('loan.request?.annualRate')).toBe(5.5);
    expect(await typedIn(page)).toEqual(['95,000', '12', '', '75']);
  });

  test('after the visitor came back', async () => {
    const page = await openLoan();
    await arrive(page);
    await page.getByLabel('Term').fill('10');
    await expect.poll(() => page.evaluate('loan.request.years')).toBe(10);
    await page.evaluate("addEventListener('unload', () => {})");
    await page.goto(new URL('/', page.url()).href);
    await page.goBack();
    await arrive(page);
    await expect.poll(() => page.evaluate('loan.request?.years')).toBe(10);
    expect(await typedIn(page)).toEqual(['95,000', '6.1', '10', '', '75']);
  });
});

describe('what the visitor does before the script arrives stays', () => {
  test('a number and a choice', async () => {
    const page = await open(await renderToolForm({ ...bmi, attributes: { id: 'bmi' } }));
    await page.getByRole('radio', { name: 'Imperial' }).check();
    await page.getByLabel('Height').fill(`5'11"`);
    await page.getByLabel('Weight').fill('200');
    await arrive(page);
    await expect
      .poll(() => page.evaluate('bmi.request'))
      .toEqual({ unit: 'imperial', height: 71, weight: 200 });
  });

  test('the focus, also after Enter, with the place in the text', async () => {
    const page = await open(await renderToolForm({ ...bmi, attributes: { id: 'bmi' } }));
    await page.getByLabel('Weight').fill('62');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await arrive(page);
    expect(await page.evaluate('bmi.shadowRoot.activeElement.id')).toBe('weight');
    await page.keyboard.type('1');
    await expect.poll(() => page.evaluate('bmi.result.bmi')).toBe(50);
  });
});

test('a form of a tool that the page does not define stays as it is', async () => {
  const html = await renderToolForm({ ...bmi, attributes: { id: 'bmi' } });
  const page = await open(html.replace('tool="bmi-calculator"', 'tool="later"'));
  await arrive(page);
  expect(await page.getByLabel('Weight').inputValue()).toBe('81');
});

test('a form from a server can go to another document', async () => {
  const page = await open(
    `${await renderToolForm(bmi)}<iframe id="frame" srcdoc="<!doctype html><p>Frame</p>"></iframe>`,
  );
  const inside = page.frameLocator('#frame');
  await inside.getByText('Frame').waitFor();
  await arrive(page);
  await page.evaluate(`{
    const form = document.querySelector('tool-form');
    frame.contentDocument.body.append(form);
    form.setAttribute('tool', 'percentage-of');
  }`);
  await inside.getByLabel('Percentage', { exact: true }).waitFor();
});
