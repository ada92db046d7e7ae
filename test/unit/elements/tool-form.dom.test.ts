import { readdirSync } from 'node:fs';
import { defineTool, percentageOfTool, ToolError, type ToolSlug, tools } from 'toolworker';
import { number, object } from 'toolworker/fields';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { noTools, withAdditions } from '../../../src/elements/available-tools.ts';
import { defineToolForm } from '../../../src/elements/define-tool-form.ts';
import { ElementView } from '../../../src/elements/element-view.tsx';
import { missingFrom, translated } from '../../../src/elements/missing.ts';
import { styleSheets } from '../../../src/elements/style-sheets.ts';
import type { ToolFormElement } from '../../../src/elements/tool-form-element.ts';
import { de } from '../../../src/form/languages/de.ts';
import * as content from '../../../src/form/present-tool.ts';
import * as state from '../../../src/form/state.ts';
import { FormView } from '../../../src/form/view/form-view.tsx';
import { eventually } from '../../support/eventually.ts';
import { renderings } from '../../support/renderings.ts';

// The simulated page lacks what lets an element take part in a form; browsers test it.

vi.mock('../../../src/form/state.ts', { spy: true });
vi.mock('../../../src/form/present-tool.ts', { spy: true });

/** Answers when the test says so, also after its signal was aborted. */
const open: Map<number, () => void> = new Map();
const stubbornTool = toolWith('stubborn', (turn) =>
  turn === 0
    ? { answered: 0 }
    : new Promise((resolve) => {
        open.set(turn, () => resolve({ answered: turn }));
      }),
);

const faultyTool = toolWith('faulty', (turn) => {
  if (turn === 1) throw new TypeError('Broken.');
  if (turn === 2) throw new ToolError('the service is closed');
  if (turn === 3) throw new ToolError('');
  if (turn === 4) return { answered: Number.NaN };
  return { answered: turn };
});

/** Returns a tool that computes from a number, which is 0 in its example. */
function toolWith(
  slug: string,
  run: (turn: number) => { answered: number } | Promise<{ answered: number }>,
) {
  return defineTool({
    ...{ slug, operation: slug, name: slug, category: 'Own', description: 'Takes turns.' },
    request: object({ turn: number() }, { turn: 'Which turn.' }),
    result: object({ answered: number() }),
    example: { turn: 0 },
    run: ({ turn }) => run(turn),
  });
}

beforeAll(() => {
  defineToolForm({ tools: [...tools, stubbornTool, faultyTool], languages: [de] });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens an element with these attributes, with its first answer. */
async function opened(attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('tool-form');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await eventually(() => expect(element.result).not.toBeNull());
  return element;
}

function control(element: ToolFormElement, name: string): HTMLInputElement {
  const found = element.shadowRoot?.querySelector<HTMLInputElement>(`#${name}`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

function type(element: ToolFormElement, name: string, text: string): void {
  const input = control(element, name);
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const textOf = (element: ToolFormElement, selector: string) =>
  element.shadowRoot?.querySelector(selector)?.textContent?.trim();

describe('one key press', () => {
  const fixed = JSON.stringify({ annualRate: 0 });

  test('renders the view once, with its answer, and derives what it shows once', async () => {
    const element = await opened({
      tool: 'loan-payoff-calculator',
      fixed,
      fields: 'principal years',
    });
    const parse = vi.spyOn(JSON, 'parse');
    vi.mocked(state.formOf).mockClear();
    vi.mocked(state.unseenIn).mockClear();
    vi.mocked(content.contentOf).mockClear();
    const counted = renderings();
    type(element, 'principal', '3600');
    await eventually(() => expect(element.result).toMatchObject({ scheduledPayment: 10 }));
    // Timers that were set for what did not come would have run.
    await new Promise((resolve) => setTimeout(resolve));
    counted.stop();
    expect([ElementView, FormView].map(counted.of)).toEqual([1, 1]);
    expect(state.formOf).toHaveBeenCalledTimes(1);
    expect(state.unseenIn).not.toHaveBeenCalled();
    expect(content.contentOf).not.toHaveBeenCalled();
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test('shows what is typed before the answer of a tool that takes its time', async () => {
    const element = await opened({ tool: 'stubborn' });
    const counted = renderings();
    type(element, 'turn', '1');
    await eventually(() => expect(counted.of(ElementView)).toBe(1));
    expect(element.result).toBeNull();
    expect(textOf(element, '.headline .value')).toBe('0');
    open.get(1)?.();
    await eventually(() => expect(element.result).toEqual({ answered: 1 }));
    counted.stop();
    expect(counted.of(ElementView)).toBe(2);
  });
});

test('an attribute is read once, when it changes', async () => {
  const element = await opened({ tool: 'percentage-of', fixed: '{"y":50}' });
  const parse = vi.spyOn(JSON, 'parse');
  element.setAttribute('fixed', '{"y":200}');
  await eventually(() => expect(element.request).toMatchObject({ y: 200 }));
  expect(parse).toHaveBeenCalledTimes(1);
  parse.mockRestore();
});

test('another request in the attribute takes the place of what was typed', async () => {
  const element = await opened({ tool: 'percentage-of', request: '{"x":1,"y":50}' });
  type(element, 'x', '2');
  await eventually(() => expect(element.result).toEqual({ result: 1 }));
  element.setAttribute('request', '{"x":3,"y":50}');
  await eventually(() => expect(element.result).toEqual({ result: 1.5 }));
  expect(control(element, 'x').value).toBe('3');
});

test('a late answer does not replace that of a newer request', async () => {
  const element = await opened({ tool: 'stubborn' });
  type(element, 'turn', '1');
  await eventually(() => expect(open.has(1)).toBe(true));
  type(element, 'turn', '2');
  await eventually(() => expect(open.has(2)).toBe(true));
  open.get(2)?.();
  await eventually(() => expect(element.result).toEqual({ answered: 2 }));
  open.get(1)?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(element.result).toEqual({ answered: 2 });
  expect(textOf(element, '.headline .value')).toBe('2');
});

test('screen readers hear an answer once the visitor has stopped typing', async () => {
  const element = await opened({ tool: 'percentage-of', request: '{"x":1,"y":50}' });
  const announced = () => textOf(element, '[role="status"]');
  await eventually(() => expect(announced()).toBe('Result: 0.5'));
  type(element, 'x', '2');
  await eventually(() => expect(element.result).toEqual({ result: 1 }));
  expect(announced()).toBe('Result: 0.5');
  await eventually(() => expect(announced()).toBe('Result: 1'));
});

test('a number that may be half-typed is refused once the visitor has stopped typing', async () => {
  const element = await opened({ tool: 'percentage-of' });
  type(element, 'x', '1,23');
  await eventually(() => expect(element.result).toBeNull());
  expect(textOf(element, '#x-error')).toBe('');
  await eventually(() => expect(textOf(element, '#x-error')).toBe('Enter a number, such as 1.23.'));
});

describe('an own tool', () => {
  const atFault = 'In diesem Tool ist ein Fehler aufgetreten.';

  test.each([
    ['throws', '1', atFault, new TypeError('Broken.')],
    ['has an invalid result', '4', atFault, expect.any(TypeError)],
    ['refuses a request as a whole', '2', 'the service is closed', undefined],
    ['refuses without a word', '3', atFault, undefined],
  ])('that %s says so, and the console why', async (_, turn, text, error) => {
    const report = vi.fn();
    // The simulated page has none.
    vi.stubGlobal('reportError', report);
    const element = await opened({ tool: 'faulty', lang: 'de' });
    expect(element.validationMessage).toBe('');
    type(element, 'turn', turn);
    await eventually(() => expect(textOf(element, '.result > [role="alert"]')).toBe(text));
    expect(element.validationMessage).toBe(text);
    expect(report.mock.calls).toEqual(error ? [[error]] : []);
    type(element, 'turn', '5');
    await eventually(() => expect(element.result).toEqual({ answered: 5 }));
    expect(textOf(element, '.result > [role="alert"]')).toBe('');
    expect(element.validationMessage).toBe('');
  });
});

test('what the page says is wrong comes before what the form says', async () => {
  const element = await opened({ tool: 'percentage-of' });
  type(element, 'x', '');
  const fault = 'Enter your own value: Percentage and Value';
  await eventually(() => expect(element.validationMessage).toBe(fault));
  element.setCustomValidity('Ask us first.');
  expect(element.validationMessage).toBe('Ask us first.');
  element.setCustomValidity('');
  expect(element.validationMessage).toBe(fault);
});

test.each([
  ['happy-dom', undefined],
  ['jsdom', () => ({ shadowRoot: null, ariaLabel: null })],
])('in a page such as that of %s, the element is in no form', async (_, attachInternals) => {
  Object.assign(HTMLElement.prototype, { attachInternals });
  const element = await opened({ tool: 'percentage-of' });
  const { form, willValidate } = element;
  expect({ form, willValidate, labels: element.labels.length }).toEqual({
    form: null,
    willValidate: true,
    labels: 0,
  });
  expect([element.checkValidity(), element.validity.valid]).toEqual([true, true]);
  type(element, 'x', '');
  await eventually(() => expect(element.validationMessage).not.toBe(''));
  expect([element.reportValidity(), element.validity.customError]).toEqual([false, true]);
  Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals');
});

test('in a page such as that of jsdom, which has no constructed styles, the element has none', () => {
  const defaultView = { value: { CSSStyleSheet: class {} } };
  expect(styleSheets(Object.create(document, { defaultView }))).toEqual([]);
});

describe('of two tags, the console says once', () => {
  // Each test has a tag of its own, as what was said is not said again.
  let names = 0;

  const importOf = (tool: string, slug: string) =>
    `If it is a tool of the package, import { ${tool} } from "toolworker/tools/${slug}" ` +
    'and pass it to defineToolForm()';

  test.each([
    [
      'that the tool lacks a field of the request',
      { tool: 'percentage-of', request: '{"x":1,"y":50,"z":2}' },
      'request: unknown field "z"; expected some of x, y',
    ],
    [
      'that the currency EURO is none',
      { tool: 'percentage-of', currency: 'EURO' },
      'currency: expected a code of ISO 4217 such as EUR',
    ],
    [
      'that the currency XQQ is none',
      { tool: 'percentage-of', currency: 'XQQ' },
      'currency: expected a code of ISO 4217 such as EUR',
    ],
    [
      'that fixed is no object',
      { tool: 'percentage-of', fixed: 'nonsense' },
      'fixed: expected an object or its JSON, such as {"x":1}',
    ],
    [
      'that request is no object',
      { tool: 'percentage-of', request: 'nonsense' },
      'request: expected an object or its JSON, such as {"x":1}',
    ],
    [
      'that the tool lacks a field that is fixed',
      { tool: 'percentage-of', fixed: '{"z":1}' },
      'fixed: unknown field "z"; expected some of x, y',
    ],
    [
      'that the tool lacks a field to show',
      { tool: 'percentage-of', fields: 'x, z' },
      'fields: unknown field "z"; expected some of x, y',
    ],
    [
      'which name is like one of no tool',
      { tool: 'percentage' },
      'tool: unknown name; did you mean percentage-of?',
    ],
    [
      'what to import for a tool',
      { tool: 'loan-payoff-calculator' },
      `tool: unknown name; expected one of percentage-of. ${importOf('loanPayoffCalculatorTool', 'loan-payoff-calculator')}`,
    ],
    [
      'what to import for a tool whose name is like another',
      { tool: 'percentage-off' },
      `tool: unknown name; did you mean percentage-of? ${importOf('percentageOffTool', 'percentage-off')}`,
    ],
    [
      'what to import for a language',
      { tool: 'percentage-of', lang: 'fr-CA' },
      'lang: no texts in fr; import { fr } from "toolworker/elements/languages/fr" ' +
        'and pass it to defineToolForm()',
    ],
  ])('%s', async (_, attributes, fault) => {
    names += 1;
    const name = `lone-form-${names}`;
    defineToolForm({ tools: [percentageOfTool], name });
    for (const _ of ['first', 'second']) {
      const tag = document.createElement(name);
      for (const attribute of Object.entries(attributes)) tag.setAttribute(...attribute);
      document.body.append(tag);
    }
    const heard = vi.mocked(console.warn);
    await eventually(() => expect(heard).toHaveBeenCalled());
    // Both tags have had the same time.
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard.mock.calls).toEqual([[`toolworker: <${name}>: ${fault}`]]);
    heard.mockClear();
  });

  test('that the tool lacks a field of the property, at whatever time it is set', async () => {
    const element = await opened({ tool: 'bmi-calculator' });
    element.request = { unit: 'metric', hight: 180, weight: 81 };
    element.request = { unit: 'metric', hight: 181, weight: 81 };
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      [expect.stringMatching(/request: unknown field "hight"; expected some of unit, height, /)],
    ]);
    vi.mocked(console.warn).mockClear();
  });

  test('nothing of a language without texts in the package', () => {
    expect(missingFrom(withAdditions(noTools, { tools }), 'percentage-of', 'nl')).toEqual([]);
  });

  test('all languages of the package, it knows', () => {
    const files = readdirSync('src/form/languages').filter((name) => name.endsWith('.ts'));
    expect(translated.map((code) => `${code}.ts`)).toEqual(files.sort());
  });
});

test('the event says in the language of the element which fields are still empty', async () => {
  const messages: unknown[] = [];
  const element = document.createElement('tool-form');
  element.addEventListener('tool-invalid', ({ detail }) => messages.push(detail.message));
  const request = { algorithm: 'sha-512' };
  Object.assign(element, { tool: 'hmac-generator', lang: 'de', request });
  document.body.append(element);
  await eventually(() => expect(messages).not.toEqual([]));
  expect(messages).toEqual([element.validationMessage]);
  expect(messages).toEqual(['Noch leer: Nachricht und Geheimer Schlüssel']);
});

test('what is assumed is marked in the form, and said with the result', async () => {
  const element = await opened({ tool: 'percentage-of' });
  const said = () => textOf(element, '.assumptions');
  expect(said()).toBe('Assumed: Percentage 15% · Value 80');
  type(element, 'x', '7');
  await eventually(() => expect(said()).toBe('Assumed: Value 80'));
  const isMarked = (name: string) => control(element, name).closest('[data-assumed]') !== null;
  expect(['x', 'y'].map(isMarked)).toEqual([false, true]);
  expect(control(element, 'y').getAttribute('aria-describedby')).toContain('y-assumed');
  type(element, 'x', '');
  await eventually(() => expect(said()).toBe('Assumed: Percentage 15% · Value 80'));
  expect([control(element, 'x').value, control(element, 'x').placeholder]).toEqual(['', '15']);
  type(element, 'y', '90');
  await eventually(() => expect(said()).toBe('Assumed: Percentage 15%'));
});

test('an option of how a tool works is assumed, but not said with the result', async () => {
  const element = await opened({ tool: 'randomizer' });
  const said = () => textOf(element, '.assumptions');
  type(element, 'items', 'Ann, Ben, Cem');
  await eventually(() => expect(said()).toBe('Assumed: How many to pick 2'));
  expect(element).toHaveProperty('assumed', expect.arrayContaining(['mode', 'count']));
});

test('a form takes what the browser has kept of it, and nothing that autofill gives', async () => {
  const element = await opened({ tool: 'percentage-of' });
  const give = (reason: string, x: string) =>
    Reflect.get(element, 'formStateRestoreCallback').call(element, JSON.stringify({ x }), reason);
  type(element, 'x', '3');
  give('autocomplete', '4');
  expect(control(element, 'x').value).toBe('3');
  give('restore', '5');
  await eventually(() => expect(control(element, 'x').value).toBe('5'));
});

test('the browser leaves it to the form to say what is wrong', async () => {
  const element = await opened({ tool: 'bmi-calculator' });
  expect(element.shadowRoot?.querySelector('form')?.noValidate).toBe(true);
});

test('Enter checks the fields that are still empty, though another one is fixed', async () => {
  const element = await opened({ tool: 'hmac-generator', fixed: '{"algorithm":"sha-512"}' });
  element.request = { message: 'Hello.' };
  await eventually(() => expect(element.result).toBeNull());
  expect(textOf(element, '#key-error')).toBe('');
  const form = element.shadowRoot?.querySelector('form');
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await eventually(() =>
    expect(textOf(element, '#key-error')).toContain('Enter at least one character.'),
  );
});

// Computed by hand, from the definitions of the units: a US cup has 236.5882365 ml.
test.each<[slug: ToolSlug, request: object, expected: string]>([
  // 24.96 is not yet 25, which is overweight.
  ['bmi-calculator', { unit: 'metric', height: 100, weight: 24.96 }, '24.96 kg/m²'],
  ['bmi-calculator', { unit: 'metric', height: 183, weight: 54.167 }, '16.2 kg/m²'],
  // 10 · 70 + 6.25 · 175 − 5 · 30 + 5 = 1648.75
  ['bmr-calculator', { gender: 'male', age: 30, weight: 70, height: 175 }, '≈ 1,649 kcal/day'],
  ['body-fat-calculator', { gender: 'male', height: 178, neck: 38, waist: 85 }, '≈ 16.4%'],
  ['angle-converter', { value: 47.5, from: 'degrees', to: 'radians' }, '0.8290314 rad'],
  ['cooking-converter', { value: 1.5, from: 'cup', to: 'ml' }, '355 ml'],
  ['decimal-to-percent-converter', { value: '0.0825' }, '8.25%'],
  ['unit-price-calculator', { price: 1.33, quantity: 2, unit: 'kg' }, '$0.665/kg'],
])('the element of %s shows %j as %s', async (tool, request, expected) => {
  const attributes = { tool, currency: 'USD', request: JSON.stringify(request) };
  const shown = textOf(await opened(attributes), '.headline .value');
  expect(shown?.replaceAll('\u00a0', ' ')).toBe(expected);
});

test('times are as the visitor writes them', async () => {
  const request = JSON.stringify({ mode: 'wake-at', time: '07:00' });
  const element = await opened({ tool: 'sleep-cycle-calculator', request });
  expect(textOf(element, '.headline table')).toContain('9:45 PM');
  expect(textOf(element, '.result')).not.toContain('21:45');
});
