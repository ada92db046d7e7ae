import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import type { Field } from '../../../../src/form/fields.ts';
import { numberInput } from '../../../../src/form/inputs.ts';
import { FormField } from '../../../../src/form/view/form-field.tsx';
import { NumberInput } from '../../../../src/form/view/number-input.tsx';

const page = document.createElement('main');
document.body.append(page);

afterEach(() => render(null, page));

/** Shows a control in a form, which keeps its amount. */
function show(unit: string, value = '', type = 'number') {
  const form = { unit, value };
  const field = () => ({ unit: form.unit, sample: '', schema: { type } });
  const update = () =>
    act(() =>
      render(
        h(NumberInput, {
          attributes: {},
          field: field(),
          value: form.value,
          onInput: (typed: string) => {
            form.value = typed;
          },
        }),
        page,
      ),
    );
  update();
  return { form, update };
}

function input(): HTMLInputElement {
  const found = page.querySelector('input');
  if (!found) throw new Error('There is no control.');
  return found;
}

const send = (event: Event) => act(() => void input().dispatchEvent(event));

function type(text: string, { update }: { readonly update: () => void }) {
  send(new Event('focus'));
  input().value = text;
  send(new Event('input'));
  update();
  send(new Event('blur'));
}

test.each([
  ['in', '5 ft 11', '5 ft 11', '5 ft 11'],
  ['in', '5′11″', `5'11"`, '5′11″'],
  ['cup', '250k', '250k', '250k'],
  ['cup', '20+60', '20+60', '20+60'],
  ['in', '71 in', '71', '71'],
  ['cm', `5'11 1/2"`, `5'11 1/2"`, `5'11 1/2"`],
  ['cup', '1½', '1 1/2', '1½'],
  ['cup', '1 cup', '1', '1'],
  ['cup', '1234.5', '1234.5', '1,234.5'],
  ['cup', '1/0', '?1/0', '1/0'],
])('in %s, %s becomes %s, and is shown as %s', (unit, text, amount, shown) => {
  const control = show(unit);
  type(text, control);
  expect(control.form.value).toBe(amount);
  expect(input().value).toBe(shown);
  send(new Event('focus'));
  send(new Event('blur'));
  expect(input().value).toBe(shown);
  // The choice of another unit changes neither the amount nor the text.
  control.form.unit = 'other';
  control.update();
  expect([control.form.value, input().value]).toEqual([amount, shown]);
});

test.each([
  ['ArrowUp', {}, '13', true],
  ['ArrowDown', {}, '11', true],
  ['ArrowUp', { shiftKey: true }, '12', false],
  ['ArrowLeft', {}, '12', false],
])(
  '%s with %j makes 12 %s, and then keeps the caret where it is: %s',
  (key, more, shown, isOurs) => {
    const control = show('cup', '12');
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
    send(event);
    control.update();
    expect([control.form.value, event.defaultPrevented]).toEqual([shown, isOurs]);
  },
);

test.each([
  [`5'11"`, `5'11"`],
  ['1 1/2', '1 1/2'],
  ['70.86614173228347', '70.86614'],
])('the amount %s of a link is shown as %s', (amount, shown) => {
  show('in', amount);
  expect(input().value).toBe(shown);
  send(new Event('focus'));
  expect(input().value).toBe(amount);
});

test('a button turns the sign of a number that may be negative, which number keyboards cannot', () => {
  const control = show('°', '12');
  const turn = () => {
    input().parentElement?.querySelector<HTMLElement>('.sign')?.click();
    control.update();
    return control.form.value;
  };
  expect([input().inputMode || input().getAttribute('inputmode'), turn(), turn()]).toEqual([
    'decimal',
    '-12',
    '12',
  ]);
  show('cup', '12');
  expect(input().parentElement?.querySelector('.sign')).toBeNull();
});

const field: Field = {
  ...{ name: 'size', title: 'Size', unit: undefined, hint: '', options: [], kind: 'number' },
  ...{
    schema: { type: 'number' },
    isRequired: true,
    isNeeded: true,
    isOptional: false,
    sample: '',
    units: [],
  },
};

/** Shows a field with what was typed, which is read in English. */
function showField(text: string, more: Partial<Field> = {}, error = '') {
  const shown = { ...field, ...more };
  const typed: string[] = [];
  const value = numberInput(text, shown, 'en');
  const onInput = (input: string) => void typed.push(input);
  act(() => render(h(FormField, { field: shown, value, error, onInput }), page));
  const button = page.querySelector<HTMLElement>('.offers button');
  return { number: page.querySelector('output')?.textContent, button, typed };
}

test.each([
  ['250k', {}, '= 250,000'],
  ['20+60', {}, '= 80'],
  ['1/3', {}, '≈ 0.3333333'],
  ['100-15%', {}, '= 85'],
  ['360 months', { unit: 'years' }, '= 30 years'],
  ['1/2 + 1/2', { unit: 'cups' }, '= 1 cup'],
  ['1 h 30 min', { unit: 'min' }, '= 90 min'],
  [`5'11"`, { unit: 'cm' }, '= 180.34 cm'],
  ['6 1/2%', { unit: '%' }, '= 6.5%'],
  ['π/2', { schema: { type: 'number', read: 'angle' } }, '≈ 1.570796'],
  ['45°', { schema: { type: 'number', read: 'angle' } }, undefined],
  ['70kg', { unit: 'kg' }, undefined],
  ['7.5', {}, undefined],
] as const)('beside %s, a field says what it was read as: %j %s', (text, more, number) => {
  expect(showField(text, more).number?.replaceAll('\u00a0', ' ')).toBe(number);
});

const height = { schema: { type: 'number', read: 'height' }, unit: 'in' } as const;

test.each([
  ['7,5', {}, 'Use 7.5', '7.5'],
  ['1.234.567', {}, 'Use 1,234,567', '1234567'],
  ['1o0', {}, 'Use 100', '100'],
  ['180', height, 'Use 180 cm', '180 cm'],
])('a button types what %s probably means: %j %s', (text, more, label, typed) => {
  const shown = showField(text, more, 'Enter a number.');
  expect(shown.button?.textContent).toBe(label);
  act(() => shown.button?.click());
  expect(shown.typed).toEqual([typed]);
});

test('no button types a number that the field refuses', () => {
  const positive = { schema: { type: 'number', exclusiveMinimum: 0 } } as const;
  expect(showField('-7,5', positive, 'Enter a number.').button).toBeNull();
});

test('a number that may be half-typed has no button yet', () => {
  expect(showField('7,5').button).toBeNull();
});
