import { h, hydrate, render } from 'preact';
import { act } from 'preact/test-utils';
import { renderToString } from 'preact-render-to-string';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FormParts } from '../../demo/components/form-parts.ts';
import { Workbench } from '../../demo/components/workbench.tsx';
import { loadFormParts } from '../../demo/tools/part-files.ts';
import { pageFor } from './page.ts';

const page = document.createElement('main');
const code = document.createElement('div');
code.id = 'code';
document.body.append(page, code);

afterEach(async () => {
  render(null, page);
  render(null, code);
  await vi.dynamicImportSettled();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
  vi.restoreAllMocks();
});

// happy-dom lacks it, so that each choice would look as if the visitor had made it before the script was ready.
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected');
  },
});

// happy-dom sends this event whenever `history` changes the hash, which browsers do not.
addEventListener('hashchange', (event) => event.stopImmediatePropagation());

/** Opens the page of a tool with a hash, in a browser with this language. Returns the HTML before the script starts. */
async function open(slug: string, hash: string, language = 'de-DE') {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  history.replaceState(null, '', `${location.pathname}${hash}`);
  const tool = await pageFor(slug);
  const workbench = h(FormParts.Provider, {
    value: await loadFormParts(tool.slug),
    children: h(Workbench, { tool }),
  });
  const html = renderToString(workbench);
  page.innerHTML = html;
  act(() => hydrate(workbench, page));
  return html;
}

function control(selector: string): HTMLInputElement {
  const found = page.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

function type(name: string, text: string) {
  control(`#${name}`).value = text;
  act(() => void control(`#${name}`).dispatchEvent(new Event('input')));
}

const press = (selector: string) => act(() => control(selector).click());

function choose(label: string, unit: string) {
  const select = control(`select[aria-label="${label}"]`);
  select.value = unit;
  act(() => void select.dispatchEvent(new Event('change')));
}

const typedIn = (name: string) => control(`#${name}`).value;

/** The request in the code of the page. */
const requested = () => code.querySelector('.calls code')?.textContent ?? '';

/** The parts of a page may load slowly. */
const patience = { timeout: 20_000 };

const hashOf = () => decodeURIComponent(location.hash.replaceAll('+', ' '));

test('180 cm and 81 kg stay 180 and 81 in imperial units', async () => {
  await open('bmi-calculator', '');
  type('height', '180');
  type('weight', '81');
  press('input[value="imperial"]');
  expect(['height', 'weight'].map(typedIn)).toEqual(['180', '81']);
  expect(control('#weight-unit').textContent).toBe('lb');
  expect(requested()).toMatch(/unit: "imperial",\s*height: 180,\s*weight: 81/);
  press('input[value="metric"]');
  expect(requested()).toMatch(/unit: "metric",\s*height: 180,\s*weight: 81/);
});

test('a height in feet and inches stays as typed when the unit changes', async () => {
  await open('bmr-calculator', '');
  type('height', '5 ft 11');
  expect(requested()).toContain('height: 180.34');
  choose('Unit: Height', 'in');
  expect(typedIn('height')).toBe('5 ft 11');
  expect(requested()).toContain('height: 180.34');
  type('height', '70');
  expect(requested()).toContain('height: 177.8');
  choose('Unit: Height', 'cm');
  expect(typedIn('height')).toBe('70');
  expect(requested()).toContain('height: 70');
  await vi.waitFor(() => expect(hashOf()).toBe('#height=70'), patience);
});

test('a height that can be read only in inches is read again in inches', async () => {
  await open('bmr-calculator', '');
  type('height', '5 11');
  expect(requested()).toContain('height: "5 11"');
  choose('Unit: Height', 'in');
  expect(requested()).toContain('height: 180.34');
});

test('the example follows the chosen units, but not once something is typed', async () => {
  await open('bmi-calculator', '', 'en-US');
  expect(['height', 'weight'].map(typedIn)).toEqual([`5'11"`, '180']);
  press('input[value="metric"]');
  expect(['height', 'weight'].map(typedIn)).toEqual(['180', '81']);
  type('weight', '82');
  press('input[value="imperial"]');
  expect(['height', 'weight'].map(typedIn)).toEqual(['', '82']);
});

test.each([
  { language: 'en-US', hash: '', unit: 'in', height: `5'9"` },
  { language: 'de-DE', hash: '', unit: 'cm', height: '175' },
  { language: 'en-US', hash: '#height=180', unit: 'cm', height: '180' },
  { language: 'de-DE', hash: '#height=71&height.unit=in', unit: 'in', height: '71' },
  { language: 'en-US', hash: '#age=30', unit: 'in', height: '' },
])('in $language, a form with the hash "$hash" has a height in $unit', async (usual) => {
  const { language, hash, unit, height } = usual;
  await open('bmr-calculator', hash, language);
  expect(control('select[aria-label="Unit: Height"]').value).toBe(unit);
  expect(typedIn('height')).toBe(height);
});

test('a chosen unit is remembered, and makes no link by itself', async () => {
  await open('bmr-calculator', '', 'en-US');
  choose('Unit: Weight', 'kg');
  render(null, page);
  await open('bmr-calculator', '', 'en-US');
  expect(control('select[aria-label="Unit: Weight"]').value).toBe('kg');
  expect(control('select[aria-label="Unit: Height"]').value).toBe('in');
  type('age', '30');
  await vi.waitFor(() => expect(hashOf()).toBe('#age=30'), patience);
});

test('the unit of a number is chosen in its row, and leaves the number as it is', async () => {
  await open('fuel-cost-calculator', '#distance=100&efficiency=40&fuelPrice=1.5', 'en-GB');
  expect(page.querySelector('input[name="distanceUnit"]')).toBeNull();
  choose('Unit: Distance', 'km');
  choose('Unit: Fuel economy', 'mpg (UK)');
  choose('Unit: Fuel price', 'liter');
  expect(['distance', 'efficiency', 'fuelPrice'].map(typedIn)).toEqual(['100', '40', '1.5']);
  expect(requested()).toMatch(/distance: 100,\s*distanceUnit: "km"/);
  // 40 · 3.785411784 / 4.54609, the liters of both gallons.
  expect(requested()).toMatch(/efficiency: 33\.306967\d*,\s*efficiencyUnit: "mpg"/);
  const unit = control('#efficiency').getAttribute('aria-describedby');
  expect(page.querySelector(`#${unit}`)?.textContent).toBe('mpg (UK)');
});

describe('the comparison of products', () => {
  const compare = (hash: string, language?: string) =>
    open('unit-price-calculator', hash, language);
  const verdict = () => page.querySelector('.result .verdict')?.textContent?.replace('\u00a0', ' ');
  const names = () =>
    [...page.querySelectorAll('.products fieldset')].map((one) => one.getAttribute('aria-label'));
  const pressButton = (label: string) => {
    const buttons = [...page.querySelectorAll<HTMLElement>('button')];
    const named = buttons.find((one) =>
      [one.textContent, one.getAttribute('aria-label')].includes(label),
    );
    act(() => named?.click());
  };

  test('has an answered example in the HTML, whose units can be chosen', async () => {
    expect(await compare('')).toContain('Product 1 is 14.29\u00a0% cheaper');
    expect(verdict()).toBe('Product 1 is 14.29 % cheaper');
    expect(page.querySelector('.cheapest .badge')?.textContent).toBe('Cheapest');
    const unit = control('select[name="unit2"]');
    unit.value = 'kg';
    act(() => void unit.dispatchEvent(new Event('change')));
    expect(control('form').className).toContain('example');
    // 1.75 for 500 kg are 0.0035 a kilogram, 0.117 % of 3.
    expect(verdict()).toBe('Product 2 is 99.88 % cheaper');
  });

  test('is replaced by the first key, and becomes a link', async () => {
    await compare('');
    type('price', '3');
    expect(['price', 'quantity', 'price2', 'quantity2'].map(typedIn)).toEqual(['3', '', '', '']);
    type('quantity', '750');
    type('price2', '2');
    type('quantity2', '500');
    // 3 / 750 = 0.004, and 2 / 0.5 = 4.
    expect(verdict()).toBe('Product 1 is 99.9 % cheaper');
    await vi.waitFor(
      () => expect(hashOf()).toBe('#price=3&quantity=750&unit=kg&price2=2&quantity2=500&unit2=g'),
      patience,
    );
  });

  test('gets and loses products, with the focus on a price', async () => {
    await compare('#price=3&quantity=1&unit=kg&price2=2&quantity2=1&name2=Rice');
    expect(names()).toEqual(['Product 1', 'Rice']);
    pressButton('Add a product');
    expect(names()).toEqual(['Product 1', 'Rice', 'Product 3']);
    expect(document.activeElement?.id).toBe('price3');
    pressButton('Remove Product 1');
    expect(names()).toEqual(['Rice', 'Product 2']);
    expect(typedIn('price')).toBe('2');
    expect(control('select[name="unit"]').value).toBe('kg');
    expect(document.activeElement?.id).toBe('price');
    expect(page.querySelector('button[aria-label^="Remove"]')).toBeNull();
  });

  test('says what is wrong with a product', async () => {
    await compare('#price=3&quantity=1&price2=2&quantity2=-1');
    await vi.waitFor(
      () =>
        expect(page.querySelector('#price2-error')?.textContent).toBe(
          'expected a number greater than 0, got -1',
        ),
      patience,
    );
    expect(control('#quantity2').getAttribute('aria-describedby')).toBe('price2-error');
    expect(verdict()).toBe('3.00/piece');
  });

  test('begins with customary units in the US', async () => {
    await compare('', 'en-US');
    const units = page.querySelectorAll('select[name="unit"] optgroup[label="Weight"] option');
    expect([...units].map(({ textContent }) => textContent)).toEqual(['oz', 'lb', 'g', 'kg']);
    expect(['unit', 'unit2'].map((name) => control(`select[name="${name}"]`).value)).toEqual([
      'oz',
      'lb',
    ]);
  });
});

test('a text that is too long for a link stays in the tab until it is removed', async () => {
  const text = 'word '.repeat(1_000);
  await open('word-counter', '');
  type('text', text);
  await vi.waitFor(() => expect(sessionStorage.length).toBe(1), patience);
  expect(location.hash).toBe('');
  render(null, page);
  await open('word-counter', '');
  expect(typedIn('text')).toBe(text);
  type('text', 'short');
  await vi.waitFor(() => expect(hashOf()).toBe('#text=short'), patience);
  expect(sessionStorage.length).toBe(0);
});

test('a link has the currency of its sender, and leaves that of its receiver', async () => {
  localStorage.setItem('currency', 'EUR');
  await open('salary-calculator', '#hourlyRate=25');
  await vi.waitFor(() => expect(hashOf()).toBe('#hourlyRate=25&currency=EUR'), patience);
  render(null, page);
  localStorage.setItem('currency', 'JPY');
  await open('salary-calculator', '#hourlyRate=25&currency=EUR');
  expect(control('.currency select').value).toBe('EUR');
  expect(localStorage.getItem('currency')).toBe('JPY');
  render(null, page);
  await open('salary-calculator', '#hourlyRate=25&currency=XXX');
  expect(control('.currency select').value).toBe('JPY');
  render(null, page);
  await open('word-counter', '#text=a');
  type('text', 'ab');
  await vi.waitFor(() => expect(hashOf()).toBe('#text=ab'), patience);
});
