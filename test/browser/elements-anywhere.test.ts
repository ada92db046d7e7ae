import { describe, expect, onTestFinished, test } from 'vitest';
import { waitUntil } from './browser.ts';
import { strictPolicy, useElementPages } from './element-pages.ts';

// Only a browser lays out what is in a page, moves elements between documents, and runs what a page
// defines late.

const script = `
import { defineToolForm } from '/dist/elements/index.js';
import { defineTool, ToolError, tools } from '/dist/bundle.js';
import { number, object } from '/dist/fields/index.js';
globalThis.defineToolForm = defineToolForm;
globalThis.toolsNamed = (...slugs) => tools.filter(({ slug }) => slugs.includes(slug));
globalThis.answerOf = {};
const info = { category: 'Own', description: 'Waits.' };
const slowTool = defineTool({
  ...{ ...info, slug: 'slow', operation: 'wait', name: 'Slow' },
  request: object({ turn: number() }, { turn: 'Which turn.' }),
  result: object({ turn: number() }),
  example: { turn: 0 },
  run: ({ turn }) => new Promise((resolve) => { answerOf[turn] = () => resolve({ turn }); }),
});
const silentTool = defineTool({
  ...{ ...info, slug: 'silent', operation: 'refuse', name: 'Silent' },
  request: object({ turn: number() }, { turn: 'Which turn.' }),
  result: object({ turn: number() }),
  example: { turn: 0 },
  run: () => { throw new ToolError(''); },
});
const swahili = { code: 'sw', texts: {} };
defineToolForm({ tools: [...tools, slowTool, silentTool], languages: [swahili] });
defineToolForm({ tools: [], languages: null });
`;

const open = useElementPages(script, {
  // The pages of these tests have styles of their own.
  policy: `${strictPolicy}; style-src 'unsafe-inline'`,
  // A tag that waits long for its tool is warned of.
  isExpected: (message) => /^toolworker: <(?:tool|early)-form>: /.test(message),
});

const bmi = '<tool-form tool="bmi-calculator" id="bmi"></tool-form>';

describe('it has a width of its own', () => {
  test.each([
    ['a centered flex item', `<div style="display:flex;justify-content:center">${bmi}</div>`],
    [
      'a centered column',
      `<div style="display:flex;flex-direction:column;align-items:center">${bmi}</div>`,
    ],
    ['a centered grid', `<div style="display:grid;place-items:center">${bmi}</div>`],
    ['a float', `<div style="float:left">${bmi}</div>`],
    ['a floating tag', bmi.replace('id=', 'style="float:right" id=')],
    ['an inline block', `<div style="display:inline-block">${bmi}</div>`],
    ['an inline block of its own', bmi.replace('id=', 'style="display:inline-block" id=')],
    ['a cell of a table', `<table><tr><td>${bmi}</td><td>Text</td></tr></table>`],
    ['a dialog', `<dialog open>${bmi}</dialog>`],
    ['an absolute box', `<div style="position:absolute">${bmi}</div>`],
  ])('in %s', async (_, body) => {
    const page = await open(body);
    await page.locator('.headline').getByText('25').waitFor();
    const width = () => page.locator('#bmi').evaluate((form) => form.getBoundingClientRect().width);
    await page.setViewportSize({ width: 1280, height: 800 });
    // 30rem, without what a cell or a dialog takes for itself.
    await expect.poll(width).toBeGreaterThanOrEqual(470);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(width).toBeLessThanOrEqual(320);
    expect(await width()).toBeGreaterThanOrEqual(190);
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate(overflow)).toBe(0);
  });

  test('and fills a sidebar and a page', async () => {
    const page = await open(
      `<div style="width:280px">${bmi}</div><main style="width:900px">${bmi.replace('id="bmi"', 'id="wide"')}</main>`,
    );
    await page.locator('#wide .headline').waitFor();
    const widths = await page
      .locator('tool-form')
      .evaluateAll((forms) => forms.map((form) => form.getBoundingClientRect().width));
    expect(widths).toEqual([280, 900]);
    const sidebar = await page.locator('#bmi').evaluate((form) => form.scrollWidth);
    expect(sidebar).toBe(280);
  });
});

test('the texts around it do not break its rows', async () => {
  const page = await open(
    `<div style="text-align:center;text-transform:uppercase;letter-spacing:1em;white-space:nowrap;width:300px">${bmi}</div>`,
  );
  const label = page.locator('form label').getByText('Weight');
  await label.waitFor();
  const style = await label.evaluate((element) => {
    const { textAlign, textTransform, letterSpacing, whiteSpace } = getComputedStyle(element);
    return { textAlign, textTransform, letterSpacing, whiteSpace };
  });
  expect(style).toEqual({
    textAlign: 'start',
    textTransform: 'none',
    letterSpacing: 'normal',
    whiteSpace: 'normal',
  });
});

describe('chance', () => {
  test.each([
    ['dice-roller', 'Roll again', '{"count":100,"sides":1000000}'],
    ['random-number-generator', 'Draw again', '{"min":1,"max":1000000000,"count":9}'],
    ['randomizer', 'Shuffle again', `{"items":"${[...Array(99).keys()].join('\\n')}"}`],
    [
      'randomizer',
      'Pick again',
      `{"items":"${[...Array(99).keys()].join('\\n')}","mode":"pick","count":50}`,
    ],
  ])('a button of %s says %j', async (tool, label, request) => {
    const page = await open(
      `<tool-form tool="${tool}" request='${request}' id="form"></tool-form>`,
    );
    const result = () => page.evaluate('JSON.stringify(form.result)');
    await expect.poll(result).not.toBe('null');
    const before = await result();
    await page.getByRole('button', { name: label }).click();
    await expect.poll(result).not.toBe(before);
  });

  test('dice open without a seed, and with one there is nothing to roll again', async () => {
    const page = await open('<tool-form tool="dice-roller" id="form"></tool-form>');
    await expect.poll(() => page.evaluate('form.request')).toEqual({ count: 2 });
    await page.getByLabel('Seed').fill('42');
    await page.getByRole('button', { name: 'Roll again' }).waitFor({ state: 'detached' });
  });
});

describe('what is defined later', () => {
  test('wakes the tags that wait, and keeps what was typed in others', async () => {
    const page = await open(
      '<early-form tool="percentage-of" id="early"></early-form><early-form tool="bmi-calculator" id="late" lang="nl">Wait.</early-form>',
    );
    const define = (options: string) =>
      page.evaluate(`defineToolForm({ name: 'early-form', ${options} })`);
    await waitUntil(page, 'globalThis.defineToolForm');
    await define("tools: toolsNamed('percentage-of')");
    await page.getByLabel('Percentage', { exact: true }).fill('3');
    await define("tools: toolsNamed('bmi-calculator')");
    await expect.poll(() => page.evaluate('late.result?.bmi')).toBe(25);
    await define("tools: [], languages: [{ code: 'nl', texts: { Weight: 'Gewicht' } }]");
    await page.getByLabel('Gewicht').waitFor();
    expect(await page.getByLabel('Percentage', { exact: true }).inputValue()).toBe('3');
  });

  test('by two definitions at once does not warn of the second tool', async () => {
    const page = await open('<twice-form tool="bmi-calculator" id="late"></twice-form>');
    await waitUntil(page, 'globalThis.defineToolForm');
    await page.evaluate(`for (const slug of ['percentage-of', 'bmi-calculator'])
      defineToolForm({ name: 'twice-form', tools: toolsNamed(slug) })`);
    await expect.poll(() => page.evaluate('late.result?.bmi')).toBe(25);
  });
});

test('while a tool computes, the form is there, busy and invalid, without the value of another request', async () => {
  const page = await open(
    '<form id="form"><tool-form tool="slow" name="slow" id="slow"></tool-form></form>',
  );
  await page.getByLabel('Turn').waitFor();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'attached' });
  const told = () =>
    page.evaluate('[form.checkValidity(), new FormData(form).get("slow"), slow.result]');
  expect(await told()).toEqual([false, null, null]);
  await page.evaluate('answerOf[0]()');
  await expect.poll(() => page.evaluate('slow.result')).toEqual({ turn: 0 });
  await page.getByLabel('Turn').fill('1');
  expect(await told()).toEqual([false, null, null]);
  await waitUntil(page, 'answerOf[1]');
  await page.evaluate('answerOf[1]()');
  await expect.poll(told).toEqual([true, '{"turn":1}', { turn: 1 }]);
  await page.locator('[aria-busy="false"]').waitFor({ state: 'attached' });
});

test('while a tool computes, nothing is said of what was typed before', async () => {
  const page = await open('<tool-form tool="slow" id="slow"></tool-form>');
  await waitUntil(page, 'answerOf[0]');
  await page.evaluate('answerOf[0]()');
  await waitUntil(page, 'slow.result');
  onTestFinished(() => page.close());
  await page.clock.install();
  await page.evaluate('globalThis.faults = []');
  await page.evaluate(
    "slow.addEventListener('tool-invalid', ({ detail: { issues } }) => faults.push(issues.length))",
  );
  await page.getByLabel('Turn').fill('one');
  await waitUntil(page, 'faults.length > 0');
  await page.getByLabel('Turn').fill('1');
  await waitUntil(page, 'answerOf[1]');
  // Longer than the pause after which a number that cannot be read is an issue.
  await page.clock.runFor(5_000);
  expect(await page.evaluate('[faults, slow.matches(":state(busy)")]')).toEqual([[0], true]);
});

test('it keeps its looks in another document, and computes there', async () => {
  const page = await open(
    `${bmi}<iframe id="frame" srcdoc="<!doctype html><p>Frame</p>"></iframe>`,
  );
  await page.locator('.headline').getByText('25').waitFor();
  const before = await page
    .locator('#bmi input')
    .first()
    .evaluate((input) => getComputedStyle(input.closest('label') ?? input).position);
  await page.frameLocator('#frame').getByText('Frame').waitFor();
  await page.evaluate('frame.contentDocument.body.append(globalThis.moved = bmi)');
  const inside = page.frameLocator('#frame');
  await inside.locator('.headline').getByText('25').waitFor();
  const after = await inside
    .locator('#bmi input')
    .first()
    .evaluate(
      (input) =>
        input.ownerDocument.defaultView?.getComputedStyle(input.closest('label') ?? input).position,
    );
  expect(after).toBe(before);
  await inside.getByLabel('Weight').fill('162');
  await expect.poll(() => page.evaluate('moved.result?.bmi')).toBe(50);
  // A form of its own, whose controls are made there.
  await page.evaluate("moved.setAttribute('tool', 'percentage-of')");
  await inside.getByLabel('Percentage', { exact: true }).waitFor();
  await page.evaluate('document.body.append(moved)');
  await page.evaluate("moved.setAttribute('tool', 'bmi-calculator')");
  await page.getByLabel('Weight').waitFor();
});

test('it can be made in one document and shown in another', async () => {
  const page = await open('<iframe id="frame" srcdoc="<!doctype html><p>Frame</p>"></iframe>');
  const inside = page.frameLocator('#frame');
  await inside.getByText('Frame').waitFor();
  await waitUntil(page, "customElements.get('tool-form')");
  await page.evaluate(`{
    const made = document.createElement('tool-form');
    made.setAttribute('tool', 'bmi-calculator');
    frame.contentDocument.body.append(made);
  }`);
  await inside.getByLabel('Weight').fill('162');
  await inside.locator('.headline').getByText('50').waitFor();
});

describe('it never ends in a blank tag', () => {
  const shown = '<p>Needs a script.</p>';

  test.each([
    ['a language without texts', '<tool-form tool="loan-payoff-calculator" lang="sw" id="form">'],
    [
      'digits that are no decimals',
      '<tool-form tool="loan-payoff-calculator" lang="en-u-nu-hanidec" id="form">',
    ],
    [
      'digits of no system',
      '<tool-form tool="loan-payoff-calculator" lang="en-u-nu-nonsense" id="form">',
    ],
    [
      'an object in a field',
      `<tool-form tool="bmi-calculator" request='{"height":{"toString":1}}' id="form">`,
    ],
    ['a tool that refuses without a word', '<tool-form tool="silent" id="form">'],
    [
      'nested lists',
      `<tool-form tool="bmi-calculator" request='{"height":${'['.repeat(100)}${']'.repeat(100)}}' id="form">`,
    ],
  ])('with %s', async (_, tag) => {
    const page = await open(`${tag}${shown}</tool-form>`);
    await page.locator('#form').getByRole('textbox').first().waitFor();
  });

  test.each([
    '{ get height() { throw new Error("Broken."); } }',
    '{ height: { toJSON() { throw new Error("Broken."); } } }',
    'new Proxy({}, { ownKeys() { throw new Error("Broken."); } })',
    `JSON.parse('{"height":' + '['.repeat(20000) + ']'.repeat(20000) + '}')`,
    '{ height: 1n }',
    '{ height: Symbol("x") }',
    '5',
  ])('with the request %s', async (request) => {
    const page = await open(`<tool-form tool="bmi-calculator" id="form">${shown}</tool-form>`);
    await expect.poll(() => page.evaluate('form.result?.bmi')).toBe(25);
    await page.evaluate(`form.request = ${request}`);
    const isShown = () =>
      page.evaluate(
        "form.innerText.trim() !== '' || form.shadowRoot.querySelectorAll('input').length > 0",
      );
    await expect.poll(isShown).toBe(true);
  });
});

describe('long texts', () => {
  test('in a field for a number are refused at once', async () => {
    const page = await open(bmi);
    await page.getByLabel('Weight').waitFor();
    await page.evaluate(`{
      const input = bmi.shadowRoot.querySelector('#weight');
      input.value = '1.5,'.repeat(50_000);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }`);
    await page.getByText('Enter a number, such as 81.').waitFor();
  });

  test('of a result are heard by their beginning', async () => {
    const page = await open('<tool-form tool="caesar-cipher" id="form"></tool-form>');
    await waitUntil(page, 'globalThis.form?.result');
    await page.evaluate('form.request = { text: "a".repeat(1_000_000), shift: 1 }');
    await expect
      .poll(() => page.evaluate('form.shadowRoot.querySelector("[role=status]").textContent'))
      .toMatch(/^Result: b{200}$/);
  });
});
