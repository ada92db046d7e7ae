import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { waitUntil } from './browser.ts';
import { useElementPages } from './element-pages.ts';

// Only a browser has forms that elements take part in, labels, focus and states.

const script = `
import { defineToolForm } from '/dist/elements/index.js';
import { de } from '/dist/tool-form/languages/de.js';
import { tools } from '/dist/bundle.js';
globalThis.told = [];
for (const name of ['tool-result', 'tool-invalid', 'result', 'invalid', 'submit']) {
  addEventListener(name, (event) => {
    if (name === 'submit') event.preventDefault();
    told.push({ type: name, ...event.detail });
  }, name === 'invalid');
}
globalThis.define = (name) => defineToolForm({ name, tools });
defineToolForm({ tools, languages: [de] });
`;

const open = useElementPages(script, {
  isExpected: (message) => message.startsWith('toolworker: <tool-form>: '),
});

const part = '<tool-form tool="percentage-of" name="part" id="part"></tool-form>';

test('every attribute is a property that reflects it', async () => {
  const page = await open(part);
  await waitUntil(page, 'globalThis.part?.result');
  const set = await page.evaluate(`
    Object.assign(part, {
      ...{ tool: 'loan-payoff-calculator', lang: 'de', currency: 'EUR', name: 'loan' },
      ...{ fields: ['principal', 'years'], fixed: { annualRate: 0 }, readOnly: true, disabled: true },
    });
    [...part.attributes].map(({ name, value }) => [name, value]).sort()`);
  expect(set).toEqual([
    ['currency', 'EUR'],
    ['disabled', ''],
    ['fields', 'principal years'],
    ['fixed', '{"annualRate":0}'],
    ['id', 'part'],
    ['lang', 'de'],
    ['name', 'loan'],
    ['readonly', ''],
    ['tool', 'loan-payoff-calculator'],
  ]);
  await page.evaluate(
    'Object.assign(part, { currency: null, readOnly: false, fields: undefined })',
  );
  expect(
    await page.evaluate("[part.currency, part.readOnly, part.getAttribute('fields')]"),
  ).toEqual(['', false, null]);
});

test('what is set before the tag is defined counts', async () => {
  const page = await open('<later-form id="later"></later-form>');
  await waitUntil(page, 'globalThis.define');
  await page.evaluate(`Object.assign(later, { tool: 'percentage-of', request: { x: 1, y: 50 }, name: 'early' });
    define('later-form')`);
  await page.evaluate('later.updateComplete');
  expect(await page.evaluate('[later.result, later.value, later.getAttribute("name")]')).toEqual([
    { result: 0.5 },
    '{"x":1,"y":50}',
    'early',
  ]);
});

test('its events have its prefix, and say what is wrong in its language', async () => {
  const page = await open(`<div lang="de">${part}</div>`);
  await waitUntil(page, 'globalThis.part?.result');
  await page.evaluate('part.request = { x: 1 }; part.updateComplete');
  await expect
    .poll(() => page.evaluate('told.at(-1)'))
    .toMatchObject({ type: 'tool-result', request: { x: 1, y: 80 }, assumed: ['y'] });
  expect(await page.evaluate('part.validationMessage')).toBe('Bitte selbst angeben: Grundwert');
  await page.evaluate("part.request = { x: 1, y: 'a' }; part.updateComplete");
  const types = await page.evaluate('told.map(({ type }) => type)');
  expect(new Set([types].flat())).toEqual(new Set(['tool-result', 'tool-invalid']));
});

test('what a tool refuses is an issue by field, and the message of the control', async () => {
  const page = await open(
    '<tool-form tool="loan-payoff-calculator" lang="de" id="loan"></tool-form>',
  );
  await waitUntil(page, 'globalThis.loan?.result');
  await page.getByLabel('Zinssatz pro Jahr').fill('-1');
  await expect
    .poll(() => page.evaluate('told.at(-1)'))
    .toMatchObject({
      type: 'tool-invalid',
      message: expect.stringContaining('eine Zahl ab 0'),
      issues: [
        {
          field: 'annualRate',
          code: 'invalid',
          message: expect.stringContaining('eine Zahl ab 0'),
        },
      ],
    });
  const message = await page.evaluate('loan.validationMessage');
  expect(message).toContain('eine Zahl ab 0');
  expect(message).not.toContain('annualRate');
  expect(await page.evaluate('loan.matches(":state(invalid)")')).toBe(true);
});

test('what is no number is an issue once the visitor pauses, and its field looks like it', async () => {
  const page = await open(
    '<tool-form tool="loan-payoff-calculator" lang="de" id="loan"></tool-form>',
  );
  await waitUntil(page, 'globalThis.loan?.result');
  const amount = page.getByLabel('Kreditbetrag');
  const border = () => amount.evaluate((input) => getComputedStyle(input).borderTopColor);
  const before = await border();
  const text = 'Kreditbetrag: Geben Sie eine Zahl ein, zum Beispiel 200.000.';
  await amount.fill('abc');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate('told.at(-1)'))
    .toMatchObject({
      type: 'tool-invalid',
      issues: [{ field: 'principal', code: 'invalid', message: text }],
    });
  expect(await page.evaluate('loan.validationMessage')).toBe(text);
  expect(await border()).not.toBe(before);
});

describe('in a form', () => {
  test('it has what controls have', async () => {
    const page = await open(`<form id="around"><label for="part">Share</label>${part}</form>`);
    await waitUntil(page, 'globalThis.part?.result');
    expect(
      await page.evaluate(
        '[part.form === around, part.type, part.labels.length, part.willValidate, part.checkValidity(), part.validationMessage]',
      ),
    ).toEqual([true, 'tool-form', 1, true, true, '']);
    await page.evaluate("part.setCustomValidity('No.')");
    expect(
      await page.evaluate(
        '[around.checkValidity(), part.validationMessage, part.validity.customError]',
      ),
    ).toEqual([false, 'No.', true]);
    await page.evaluate("part.setCustomValidity('')");
    expect(await page.evaluate('part.reportValidity()')).toBe(true);
  });

  test('it submits what the visitor typed or the page gave, and nothing that is assumed', async () => {
    const page = await open(`<form id="around"><tool-form tool="loan-payoff-calculator"
      name="part" id="part"></tool-form></form>`);
    await waitUntil(page, 'globalThis.part?.result');
    const submitted = () =>
      page.evaluate('[around.checkValidity(), new FormData(around).get("part"), part.assumed]');
    const all = ['principal', 'annualRate', 'years', 'extraPayment'];
    expect(await submitted()).toEqual([true, null, all]);
    await page.getByLabel('Amount borrowed').fill('1000');
    await expect.poll(submitted).toEqual([false, null, all.slice(1)]);
    expect(await page.evaluate('part.validationMessage')).toBe(
      'Enter your own value: Annual interest rate and Term',
    );
    await page.getByLabel('Annual interest rate').fill('5');
    await page.getByLabel('Term').fill('2');
    const own = '{"principal":1000,"annualRate":5,"years":2}';
    await expect.poll(submitted).toEqual([true, own, ['extraPayment']]);
    expect(await page.evaluate('part.value')).toBe(own);
    // A framework may set what it was told.
    await page.evaluate('part.value = part.value; part.updateComplete');
    expect(await page.evaluate('part.request')).toMatchObject({ years: 2, extraPayment: 100 });
    await page.evaluate('part.request = { principal: 1200, annualRate: 0, years: 1 }');
    const given = '{"principal":1200,"annualRate":0,"years":1}';
    await expect.poll(submitted).toEqual([true, given, []]);
  });

  test('its label and focus() lead to the first field', async () => {
    const page = await open(
      `<label for="part">Share</label>${part}<button id="other">Other</button>`,
    );
    await waitUntil(page, 'globalThis.part?.result');
    const focused = () => page.evaluate('part.shadowRoot.activeElement?.id');
    await page.getByText('Share').click();
    expect(await focused()).toBe('x');
    await page.evaluate('other.focus()');
    await page.evaluate('part.focus()');
    expect(await focused()).toBe('x');
  });

  test('Enter submits it, unless the element has no result', async () => {
    const page = await open(`<form id="around">${part}</form>`);
    await waitUntil(page, 'globalThis.part?.result');
    const submits = () => page.evaluate("told.filter(({ type }) => type === 'submit').length");
    const field = page.getByLabel('Percentage', { exact: true });
    await field.press('Enter');
    await expect.poll(submits).toBe(1);
    await field.fill('');
    await field.press('Enter');
    await expect
      .poll(() => page.evaluate("told.some(({ type }) => type === 'invalid')"))
      .toBe(true);
    expect(await submits()).toBe(1);
  });
});

/** Visits another page and returns to this one, which the browser does not keep in memory. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate("addEventListener('unload', () => {})");
  await page.goto(new URL('/', page.url()).href);
  await page.goBack();
}

describe('when the visitor comes back to the page', () => {
  test('what was typed is there, also what has no result yet', async () => {
    const page = await open(`<form id="around">
      <tool-form tool="bmi-calculator" name="bmi" id="bmi"></tool-form></form>`);
    await page.getByRole('radio', { name: 'Imperial' }).check();
    await page.getByLabel('Height').fill("6'");
    await page.getByLabel('Weight').fill('');
    await comeBack(page);
    await expect.poll(() => page.getByLabel('Height').inputValue()).toBe(`6'`);
    expect(await page.getByRole('radio', { name: 'Imperial' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Weight').inputValue()).toBe('');
    await page.getByLabel('Weight').fill('200');
    await expect
      .poll(() => page.evaluate('bmi.request'))
      .toMatchObject({ height: 72, weight: 200 });
    await page.evaluate('around.reset(); bmi.updateComplete');
    expect(await page.evaluate('bmi.request')).toMatchObject({ height: 180, weight: 81 });
  });

  test('a form in which nobody typed still has the example, which changes with its units', async () => {
    const page = await open(
      '<form><tool-form tool="bmi-calculator" name="bmi"></tool-form></form>',
    );
    await page.getByLabel('Weight').waitFor();
    await comeBack(page);
    await page.getByRole('radio', { name: 'Imperial' }).check();
    await expect.poll(() => page.getByLabel('Weight').inputValue()).toBe('180');
  });

  test('a secret is gone', async () => {
    const page = await open('<form><tool-form tool="hmac-generator" id="hmac"></tool-form></form>');
    await page.getByLabel('Message').fill('Hello.');
    await page.getByLabel('Secret key', { exact: true }).fill('secret');
    await comeBack(page);
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Hello.');
    const key = page.getByLabel('Secret key', { exact: true });
    expect(await key.inputValue()).not.toBe('secret');
  });
});

test('readonly can be focused and copied, and what is disabled or in a disabled group cannot', async () => {
  const page = await open(`<fieldset id="group">
    <tool-form tool="bmi-calculator" readonly id="bmi"></tool-form></fieldset>`);
  const height = page.getByLabel('Height');
  await height.focus();
  expect(await page.evaluate('bmi.shadowRoot.activeElement?.id')).toBe('height');
  await height.press('ArrowUp');
  await page.keyboard.type('9');
  expect(await page.evaluate('bmi.request?.height')).toBe(180);
  const areDisabled = ['Metric', 'Imperial'].map((name) =>
    page.getByRole('radio', { name }).isDisabled(),
  );
  expect(await Promise.all(areDisabled)).toEqual([false, true]);
  await page.evaluate('bmi.readOnly = false; bmi.disabled = true');
  expect(await height.isDisabled()).toBe(true);
  expect(
    await page.locator('fieldset.fields').evaluate((group) => getComputedStyle(group).opacity),
  ).toBe('0.6');
  await page.evaluate('bmi.disabled = false');
  expect(await height.isDisabled()).toBe(false);
  await page.evaluate('group.disabled = true');
  expect(await height.isDisabled()).toBe(true);
});
