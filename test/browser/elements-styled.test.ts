import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitUntil } from './browser.ts';
import { strictPolicy, useElementPages } from './element-pages.ts';

// Only a browser applies the styles of a page to the parts and states of an element.

const script = `
import { defineToolForm } from '/dist/elements/index.js';
import { defineTool, tools } from '/dist/bundle.js';
import { number, object } from '/dist/fields/index.js';
const slowTool = defineTool({
  ...{ slug: 'slow', operation: 'wait', name: 'Slow', category: 'Own', description: 'Waits.' },
  request: object({ turn: number() }, { turn: 'Which turn.' }),
  result: object({ turn: number() }),
  example: { turn: 0 },
  run: () => new Promise(() => {}),
});
globalThis.slugs = tools.map(({ slug }) => slug);
defineToolForm({ tools: [...tools, slowTool] });
`;

const open = useElementPages(script, { policy: `${strictPolicy}; style-src 'unsafe-inline'` });

/** Returns the style of the first element in the shadow tree that matches. */
function styleOf(page: Page, selector: string, property: string) {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

const bmi = '<tool-form tool="bmi-calculator" id="bmi"></tool-form>';

describe('parts', () => {
  test('those of the manifest are in the elements, and no others', async () => {
    const page = await open('<main id="main"></main>');
    await waitUntil(page, 'globalThis.slugs');
    await page.evaluate(`for (const tool of slugs) {
      main.append(Object.assign(document.createElement('tool-form'), { tool }));
    }
    Promise.all([...main.children].map((form) => form.updateComplete))`);
    await page.getByLabel('Weight').first().fill('-1');
    const named = () =>
      page.evaluate(`[...new Set([...main.children].flatMap(({ shadowRoot }) =>
        [...shadowRoot.querySelectorAll('[part]')].flatMap(({ part }) => [...part])))].sort()`);
    const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
    const [{ cssParts }] = manifest.modules[0].declarations;
    const names = cssParts.map(({ name }: { readonly name: string }) => name);
    await expect.poll(named).toEqual(names.sort());
  });

  test('have the styles of the page, also in each of their states', async () => {
    const page = await open(`<style>
      tool-form::part(input), tool-form::part(select) { border-radius: 0; background: rgb(1, 1, 1) }
      tool-form::part(input invalid) { background: rgb(2, 2, 2) }
      tool-form::part(choice) { border-radius: 0 }
      tool-form::part(choice checked) { background: rgb(3, 3, 3) }
      tool-form::part(input):focus { outline: rgb(4, 4, 4) solid 1px }
    </style>${bmi}`);
    const weight = page.getByLabel('Weight');
    await weight.focus();
    expect(await styleOf(page, '#weight', 'border-radius')).toBe('0px');
    expect(await styleOf(page, '#weight', 'background-color')).toBe('rgb(1, 1, 1)');
    expect(await styleOf(page, '#weight', 'outline-color')).toBe('rgb(4, 4, 4)');
    expect(await styleOf(page, '.choices span', 'border-radius')).toBe('0px');
    expect(await styleOf(page, ':checked + span', 'background-color')).toBe('rgb(3, 3, 3)');
    await weight.fill('-1');
    await expect.poll(() => styleOf(page, '#weight', 'background-color')).toBe('rgb(2, 2, 2)');
  });
});

test('its states are for the styles of the page', async () => {
  const page = await open(`<style>
    tool-form { --color: rgb(1, 1, 1) }
    tool-form:state(invalid) { --color: rgb(2, 2, 2) }
    tool-form:state(busy) { --color: rgb(3, 3, 3) }
    tool-form::part(tool) { color: var(--color) }
  </style>${bmi}<tool-form tool="slow" id="slow"></tool-form>`);
  const colorOf = (form: string) => () => styleOf(page, `${form} .tool`, 'color');
  await expect.poll(colorOf('#bmi')).toBe('rgb(1, 1, 1)');
  await expect.poll(colorOf('#slow')).toBe('rgb(3, 3, 3)');
  await page.getByLabel('Weight').fill('-1');
  await expect.poll(colorOf('#bmi')).toBe('rgb(2, 2, 2)');
});

describe('a title and a note', () => {
  const around = '<h3 slot="title">Your loan</h3><p>Needs a script.</p><p slot="note">Ask us.</p>';

  test('are above and below the form', async () => {
    const page = await open(`<tool-form tool="loan-payoff-calculator">${around}</tool-form>`);
    await page.getByLabel('Interest rate').waitFor();
    const places = [page.getByText('Your loan'), page.getByRole('form'), page.getByText('Ask us.')];
    const tops = await Promise.all(
      places.map((place) => place.evaluate((element) => element.getBoundingClientRect().top)),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(await page.getByText('Needs a script.').isVisible()).toBe(false);
  });

  test('stay where there is no such tool', async () => {
    const page = await open(`<tool-form>${around}</tool-form>`);
    for (const text of ['Your loan', 'Needs a script.', 'Ask us.']) {
      await page.getByText(text).waitFor();
    }
  });
});

test('screen readers can tell two forms of one tool apart', async () => {
  const page = await open(`<tool-form tool="bmi-calculator" label="Before" id="before"></tool-form>
    <tool-form tool="bmi-calculator" label="Some" aria-label="After"></tool-form>`);
  await page.getByRole('form', { name: 'Before' }).getByLabel('Weight').waitFor();
  await page.getByRole('region', { name: 'Before' }).waitFor();
  await page.getByRole('form', { name: 'After' }).getByLabel('Weight').waitFor();
  await page.evaluate("before.label = 'Last year'");
  await page.getByRole('form', { name: 'Last year' }).waitFor();
  await page.evaluate('before.label = null');
  await page.getByRole('form', { name: 'BMI calculator' }).waitFor();
});

test('the page chooses the level of the headings in a result', async () => {
  const page = await open(
    '<tool-form tool="loan-payoff-calculator" headinglevel="4" id="loan"></tool-form>',
  );
  await page.getByRole('heading', { level: 4 }).first().waitFor();
  await page.evaluate('loan.headingLevel = 5');
  await page.getByRole('heading', { level: 5 }).first().waitFor();
  await page.evaluate('loan.headingLevel = null');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});
