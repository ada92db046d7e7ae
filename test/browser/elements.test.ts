import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useElementPages } from './element-pages.ts';
import { flawsOf, overflowOf } from './journeys/demo.ts';

// Only a browser has elements, shadow trees, forms that they take part in, and policies that refuse
// styles.

const script = `
import { defineToolForm } from '/dist/elements/index.js';
import { ar } from '/dist/tool-form/languages/ar.js';
import { de } from '/dist/tool-form/languages/de.js';
import { defineTool, tools } from '/dist/bundle.js';
import { number, object } from '/dist/fields/index.js';
globalThis.events = [];
for (const name of ['tool-result', 'tool-invalid']) {
  addEventListener(name, ({ type, target, detail }) => events.push({ type, id: target.id, ...detail }));
}
const dutch = {
  code: 'nl',
  texts: { 'Annual interest rate': 'Rente', constructor: 'Bouwer', Category: '<b>Klasse</b>' },
  errors: {
    'expected {expected}, got {received}': '{expected} verwacht, geen {received}',
    'a number of at least {1}': 'getal vanaf {1}',
  },
  tools: { 'loan-payoff-calculator': { 'Regular monthly payment': 'Maandlast' }, constructor: {} },
};
// Takes as many milliseconds as it is asked to, and says once nobody waits.
const slowTool = defineTool({
  ...{ slug: 'slow', operation: 'wait', name: 'Slow', category: 'Own', description: 'Waits.' },
  request: object({ delay: number() }, { delay: 'How long.' }),
  result: object({ waited: number() }),
  example: { delay: 0 },
  run: ({ delay }, { signal }) => new Promise((resolve, reject) => {
    setTimeout(() => resolve({ waited: delay }), delay);
    signal.addEventListener('abort', () => reject(events.push({ type: 'aborted', delay })));
  }),
});
const mark = '<img src=x onerror="alert(1)">{constructor}\u202e';
const hostileTool = defineTool({
  ...{ slug: 'hostile', operation: 'attack', name: mark, category: mark, description: mark },
  request: object({ ['__proto__x']: number(), constructor: number() }, { ['__proto__x']: mark, constructor: mark }),
  result: object({ toString: number() }),
  requestFields: { constructor: { hint: mark, labels: { [mark]: mark } } },
  example: { ['__proto__x']: 1, constructor: 2 },
  run: ({ constructor }) => ({ toString: constructor }),
});
defineToolForm({ tools: [...tools, slowTool, hostileTool], languages: [de, ar, dutch] });
defineToolForm({ tools: [] });
`;

const unknown = 'toolworker: <tool-form>: tool: unknown name; did you mean bmi-calculator?';
const isExpected = (message: string) =>
  message === unknown ||
  /^toolworker: <tool-form>: (?:(?:request|fixed|currency): expected|(?:request|fixed|fields): unknown field|lang: no texts in fr)/.test(
    message,
  );
const open = useElementPages(script, { isExpected });

/** Returns what shows a text in the first result. Screen readers hear it elsewhere. */
const headline = (page: Page, text: string) => page.locator('.headline').getByText(text);

const loan =
  '<tool-form tool="loan-payoff-calculator" currency="EUR" id="loan"><p>Needs a script.</p></tool-form>';

test('a tag opens with the example of its tool, computed', async () => {
  const page = await open(loan);
  await headline(page, '€1,264.14').waitFor();
  expect(await page.getByLabel('Amount borrowed').inputValue()).toBe('200,000');
  expect(await page.getByText('Needs a script.').isVisible()).toBe(false);
  expect(await page.evaluate('events')).toMatchObject([
    { type: 'tool-result', id: 'loan', request: { years: 30 }, result: { monthsSaved: 67 } },
  ]);
});

test('it answers while the visitor types, and says what is wrong beside the field', async () => {
  const page = await open(loan);
  const rate = page.getByLabel('Annual interest rate');
  await rate.fill('0');
  await headline(page, '€555.56').waitFor();
  await rate.fill('-1');
  await page.getByText('Enter a number of at least 0. You entered −1.').waitFor();
  expect(await rate.getAttribute('aria-invalid')).toBe('true');
  expect(await page.evaluate('events.at(-1)')).toMatchObject({ type: 'tool-invalid', id: 'loan' });
  expect(await page.evaluate('[loan.request, loan.result]')).toEqual([null, null]);
});

test('the page hears that a number is not complete, and which values are assumed', async () => {
  const page = await open(loan);
  await headline(page, '€1,264.14').waitFor();
  const invalid = { type: 'tool-invalid', id: 'loan' };
  const last = () => page.evaluate('events.at(-1)');
  await page.getByLabel('Amount borrowed').fill('-');
  await expect.poll(last).toMatchObject({ ...invalid, message: 'The form is incomplete.' });
  await page.getByLabel('Amount borrowed').fill('');
  await expect.poll(() => page.evaluate('loan.assumed')).toContain('principal');
  await headline(page, '€1,264.14').waitFor();
});

test('the page sets the request, fixes fields and shows some', async () => {
  const page = await open(
    `<tool-form tool="loan-payoff-calculator" id="loan" fixed='{"annualRate":0}' fields="principal years"
      request='{"principal":1200,"years":1}'></tool-form>`,
  );
  await expect.poll(() => page.evaluate('loan.result?.scheduledPayment')).toBe(100);
  expect(await page.getByRole('textbox').count()).toBe(2);
  await page.evaluate('loan.request = { principal: 2400, years: 1 }');
  await expect.poll(() => page.evaluate('loan.result?.scheduledPayment')).toBe(200);
  await page.getByLabel('Amount borrowed').fill('1');
  await expect.poll(() => page.evaluate('loan.request?.principal')).toBe(1);
  await page.evaluate('loan.reset()');
  await expect.poll(() => page.evaluate('loan.request?.principal')).toBe(2400);
});

test('a request that says nothing new leaves what was typed, as apps that render again set it', async () => {
  const page = await open('<tool-form tool="percentage-of" id="part"></tool-form>');
  await page.evaluate('part.request = { x: 1, y: 50 }');
  const percentage = page.getByLabel('Percentage', { exact: true });
  await percentage.fill('2.0');
  await expect.poll(() => page.evaluate('part.request?.x')).toBe(2);
  await page.evaluate('part.request = { x: 1, y: 50 }');
  await page.evaluate('part.request = part.request');
  expect(await percentage.inputValue()).toBe('2.0');
  await page.evaluate('part.request = { x: 3, y: 50 }');
  expect(await percentage.inputValue()).toBe('3');
});

test.each([`'{"x":1,"y":50}'`, '{ x: 1, y: 50 }', '{ x: 1, y: 50, get self() { return this; } }'])(
  'the property takes a request or its JSON, and null brings back the example: %s',
  async (value) => {
    const page = await open('<tool-form tool="percentage-of" id="part"></tool-form>');
    await expect.poll(() => page.evaluate('part.result')).not.toBeNull();
    const example = await page.evaluate('part.request');
    await page.evaluate(`part.request = ${value}`);
    await expect.poll(() => page.evaluate('part.result')).toEqual({ result: 0.5 });
    await page.evaluate('part.request = null');
    await expect.poll(() => page.evaluate('part.request')).toEqual(example);
  },
);

test('pressing the result leaves the focus where it is', async () => {
  const page = await open(loan);
  await headline(page, 'Regular monthly payment').click();
  expect(await page.evaluate('document.activeElement.localName')).toBe('body');
});

test('it takes part in a form', async () => {
  const page = await open(
    `<form id="form"><tool-form name="loan" tool="percentage-of" id="part"></tool-form></form>`,
  );
  await page.getByLabel('Percentage', { exact: true }).fill('15');
  await page.getByLabel('Value', { exact: true }).fill('90');
  await expect.poll(() => page.evaluate('part.result?.result')).toBe(13.5);
  const sent = page.evaluate('new FormData(form).get("loan")');
  expect(JSON.parse(String(await sent))).toEqual(await page.evaluate('part.request'));
  await page.getByLabel('Percentage', { exact: true }).fill('');
  await expect.poll(() => page.evaluate('form.checkValidity()')).toBe(false);
  await page.evaluate(
    'part.addEventListener("tool-invalid", ({ detail }) => events.push(detail.message))',
  );
  await page.evaluate('form.requestSubmit()');
  expect(await page.evaluate('part.shadowRoot.activeElement.id')).toBe('x');
  await page.evaluate('form.reset()');
  await expect.poll(() => page.evaluate('form.checkValidity()')).toBe(true);
});

test('elements are in the language of their part of the page, next to each other', async () => {
  const page = await open(
    `${loan}<div lang="de-AT">${loan.replaceAll('"loan"', '"kredit"')}</div>`,
  );
  const german = page.locator('#kredit');
  await german.locator('.headline').getByText('Monatsrate').waitFor();
  expect(await german.getByLabel('Kreditbetrag').inputValue()).toBe('200\u00a0000');
  await german.getByLabel('Zinssatz pro Jahr').fill('-1');
  await german.getByText('Geben Sie eine Zahl ab 0 ein. Ihre Eingabe: −1.').waitFor();
  await page.locator('#loan').getByLabel('Annual interest rate').fill('1.234,5');
  await page.getByRole('button', { name: 'Use 1,234.5' }).waitFor();
});

test.each([
  ['fr', 'ltr', '1\u202f264,14\u00a0€'],
  ['fa', 'ltr', '۱'],
  ['no language', 'ltr', '€1,264.14'],
])(
  'in %j, for which there are no texts, it is in English with numbers of the page',
  async (lang, dir, said) => {
    const page = await open(`<div lang="${lang}">${loan}</div>`);
    await headline(page, 'Regular monthly payment').waitFor();
    const text = await page.locator('#loan').evaluate(({ shadowRoot }) => shadowRoot?.textContent);
    expect(text).toContain(said);
    expect(await page.evaluate('loan.shadowRoot.firstElementChild.dir')).toBe(dir);
  },
);

test('the texts of a page take the place of those that it has, as text', async () => {
  const page = await open(
    `<div lang="nl">${loan}<tool-form tool="bmi-calculator" id="bmi"></tool-form></div>`,
  );
  await headline(page, 'Maandlast').waitFor();
  await page.getByLabel('Rente').fill('-1');
  await page.getByText('getal vanaf 0 verwacht, geen −1').waitFor();
  await page.getByText('<b>Klasse</b>').waitFor();
});

test('a number is read and shown in the language of its own element', async () => {
  const page = await open(`${loan}<div lang="de">${loan.replaceAll('"loan"', '"kredit"')}</div>`);
  const [english, german] = ['#loan', '#kredit'].map((id) =>
    page.locator(id).locator('#annualRate'),
  );
  await german?.focus();
  expect(await german?.inputValue()).toBe('6,5');
  await english?.focus();
  expect(await english?.inputValue()).toBe('6.5');
  await german?.fill('1.234,5');
  await expect.poll(() => page.evaluate('kredit.request?.annualRate')).toBe(1234.5);
  await german?.press('ArrowUp');
  expect(await german?.inputValue()).toBe('1235,5');
  await english?.fill('1,234.25');
  await expect.poll(() => page.evaluate('loan.request?.annualRate')).toBe(1234.25);
});

test('a look or a language that changes asks nothing again', async () => {
  const page = await open(loan);
  await headline(page, '€1,264.14').waitFor();
  await page.evaluate(`for (const [name, value] of [['readonly', ''], ['currency', 'USD'], ['lang', 'de']])
    loan.setAttribute(name, value)`);
  await headline(page, '1.264,14\u00a0$').waitFor();
  expect(await page.locator('#loan').locator('#annualRate').getAttribute('readonly')).toBe('');
  expect(await page.evaluate('events.length')).toBe(1);
});

test('an answer that comes late is none, and its tool hears that nobody waits', async () => {
  const page = await open('<tool-form tool="slow" id="slow"></tool-form>');
  await expect.poll(() => page.evaluate('slow.result')).toEqual({ waited: 0 });
  await page.getByLabel('Delay').fill('600000');
  await page.getByLabel('Delay').fill('1');
  await expect.poll(() => page.evaluate('slow.result')).toEqual({ waited: 1 });
  await expect
    .poll(() => page.evaluate('events'))
    .toContainEqual({ type: 'aborted', delay: 600_000 });
});

test('in a shadow tree, it is in the language of the page', async () => {
  const page = await open('<main id="place"></main>');
  await page.evaluate(`document.documentElement.lang = 'de';
    place.attachShadow({ mode: 'open' }).append(Object.assign(document.createElement('tool-form'), { id: 'inner' }));
    place.shadowRoot.getElementById('inner').setAttribute('tool', 'loan-payoff-calculator')`);
  await headline(page, 'Monatsrate').waitFor();
});

test('ten elements work, and a tag without a known tool shows what is in it', async () => {
  const tags = Array.from({ length: 10 }, (_, at) => loan.replace('"loan"', `"loan${at}"`));
  const page = await open(
    `<tool-form tool="bmi" id="none"><p>No such tool</p></tool-form>${tags.join('')}`,
  );
  await expect.poll(() => headline(page, '€1,264.14').count()).toBe(10);
  await page.getByText('No such tool').waitFor();
});

test.each([
  ['light', 'en'],
  ['dark', 'ar'],
] as const)(
  'it has no flaw that axe finds, and fits 320 pixels: %s, %s',
  async (colorScheme, lang) => {
    const page = await open(
      `<main lang="${lang}"><h1>Page</h1>${loan}<tool-form tool="sleep-cycle-calculator" id="sleep"></tool-form></main>`,
    );
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.evaluate((scheme) => {
      document.documentElement.style.colorScheme = scheme;
    }, colorScheme);
    await expect.poll(() => page.evaluate('sleep.result')).not.toBeNull();
    expect(await flawsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  },
);

test('screen readers hear a form with labels, units and hints, then its result', async () => {
  const opening = '{"principal":200000,"annualRate":6.5,"years":30}';
  const attributes = `fields="annualRate" request='${opening}' tool=`;
  const page = await open(`<main>${loan.replace('tool=', attributes)}</main>`);
  await headline(page, '€1,264.14').waitFor();
  const heard = await page.locator('main').ariaSnapshot();
  expect(heard).toContain(`
  - form "Loan Payoff Calculator":
    - group:
      - text: Annual interest rate
      - textbox "Annual interest rate":
        - /placeholder: "6.5"
        - text: "6.5"
      - text: "%"
      - paragraph: A twelfth of it is charged every month.`);
  expect(heard).toContain('- region "Loan Payoff Calculator"');
  await expect
    .poll(() => page.locator('main').getByRole('status').first().textContent())
    .toBe('Regular monthly payment: €1,264.14');
});

test('with forced colors, it shows what is chosen, and keeps the edges of controls', async () => {
  const page = await open(
    '<main><h1>Page</h1><tool-form tool="body-fat-calculator"></tool-form></main>',
  );
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('radio', { name: 'Female' }).waitFor();
  const [chosen, other] = await page.locator('.choices span').evaluateAll((labels) =>
    labels.map((label) => {
      const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(label);
      return { look: `${backgroundColor} ${borderTopColor} ${borderTopWidth}`, borderTopWidth };
    }),
  );
  expect(chosen?.look).not.toBe(other?.look);
  expect([chosen, other].map((label) => label?.borderTopWidth)).not.toContain('0px');
  expect(await flawsOf(page)).toEqual([]);
});

test('at twice the size of the text, nothing is cut off on a phone', async () => {
  const page = await open(loan);
  await page.evaluate("document.body.style.fontSize = '200%'");
  await page.setViewportSize({ width: 320, height: 700 });
  await headline(page, '€1,264.14').waitFor();
  expect(await overflowOf(page)).toBe(0);
});

test('every control is large enough for a finger', async () => {
  const page = await open(
    `${loan}<tool-form tool="sleep-cycle-calculator"></tool-form><tool-form tool="randomizer"></tool-form>`,
  );
  await expect.poll(() => page.locator('.headline').count()).toBe(3);
  const small = await page.locator('button, select, input, textarea, summary').evaluateAll((all) =>
    all.flatMap((control) => {
      // A press on its label ticks a box, too.
      const isBox = control instanceof HTMLInputElement && control.type === 'checkbox';
      const target = isBox ? control.labels?.[0] : control;
      const { width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
      // WCAG 2.2, 2.5.8: 24 by 24 pixels. Hidden buttons are for the Enter key.
      const isSmall = Math.min(width, height) < 24 && !control.matches('.hidden');
      return isSmall ? [`${control.outerHTML.slice(0, 80)} ${width} ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
});

describe('hostile content', () => {
  test('of a definition stays text', async () => {
    const page = await open('<tool-form tool="hostile" id="hostile"></tool-form>');
    await expect.poll(() => page.evaluate('hostile.result')).toEqual({ toString: 2 });
    expect(await page.getByText('<img src=x onerror="alert(1)">{constructor}').count()).toBe(2);
    expect(await page.evaluate('hostile.shadowRoot.querySelector("img")')).toBeNull();
  });

  test.each([
    'currency="€"',
    'currency="<b>"',
    'fields="none"',
    'fixed="[]"',
    `fixed='{"principal":"<b>"}'`,
  ])('in an attribute leaves the element working: %s', async (attribute) => {
    const page = await open(loan.replace('currency="EUR"', attribute));
    await headline(page, 'Regular monthly payment').waitFor();
    expect(await page.evaluate('loan.shadowRoot.querySelector("b")')).toBeNull();
  });

  test('stays text', async () => {
    const page = await open(
      `<tool-form tool="caesar-cipher" id="cipher" request='{"text":"<img src=x onerror=alert(1)>","shift":0}'></tool-form>`,
    );
    await expect
      .poll(() => page.evaluate('cipher.result?.result'))
      .toBe('<img src=x onerror=alert(1)>');
    expect(await page.evaluate('cipher.shadowRoot.querySelector("img")')).toBeNull();
  });

  test.each(['nonsense', '[1]', '"text"', 'null', '{"__proto__":{"years":1}}', '{"principal":[]}'])(
    'in the request is no more than a wrong request: %s',
    async (request) => {
      const page = await open(
        `<tool-form tool="loan-payoff-calculator" id="loan" request='${request}'></tool-form>`,
      );
      await page.getByLabel('Amount borrowed').waitFor();
      expect(await page.evaluate('({}).years')).toBeUndefined();
    },
  );
});

describe('results', () => {
  const openLoan = (attributes: string) =>
    open(`<tool-form tool="loan-payoff-calculator" currency="USD" ${attributes}></tool-form>`);

  test('that mean nothing are not shown, such as savings without an extra payment', async () => {
    const page = await openLoan(`request='{"principal":250000,"annualRate":4,"years":25}'`);
    await page.locator('.headline').getByText('$1,319.59').waitFor();
    expect(await page.getByText('Interest saved').count()).toBe(0);
    await page.getByLabel('Extra monthly payment').fill('100');
    await page.getByText('Interest saved', { exact: true }).waitFor();
  });

  test('are those that the page names, in its order, without buttons if it says so', async () => {
    const page = await openLoan(
      `results="interestSaved scheduledPayment" plain request='{"principal":250000,"annualRate":4,"years":25,"extraPayment":100}'`,
    );
    await page.locator('.headline').getByText('Interest saved').waitFor();
    expect(await page.locator('.result dt').allTextContents()).toEqual(['Regular monthly payment']);
    expect(await page.locator('.result button').count()).toBe(0);
  });

  test('can be one number', async () => {
    const page = await openLoan('results="scheduledPayment" plain');
    await page.locator('.headline').getByText('Regular monthly payment').waitFor();
    expect(await page.locator('.result dt').count()).toBe(0);
  });
});
