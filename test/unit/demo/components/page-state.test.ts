import { bmiCalculatorTool, fuelCostCalculatorTool } from 'toolworker';
import { describe, expect, test } from 'vitest';
import {
  builtState,
  exampleEntry,
  nextPageState,
  type PageAction,
  type PageState,
  pageFormOf,
} from '../../../../demo/components/form/page-state.ts';
import { fieldsOf } from '../../../../src/form/fields.ts';
import { exampleInputs, type Inputs } from '../../../../src/form/inputs.ts';
import { contentOf } from '../../../../src/form/tool-content.ts';
import { metricUnits } from '../../../../src/form/units/units.ts';
import { fieldsFor } from '../page.ts';

describe('what the visitor does', () => {
  const bmi = fieldsOf(contentOf(bmiCalculatorTool));
  const example: PageState = { ...builtState(exampleEntry(bmi, metricUnits)), isBuilt: false };
  const own: PageState = {
    ...example,
    inputs: { ...example.inputs, height: '170', weight: '?1,5' },
    isExample: false,
    touched: ['height'],
    isUnread: true,
    round: 1,
  };
  const blank = { height: '', weight: '' };
  const typed = { isExample: false, isUnread: false, isBuilt: false };

  /** Each row: the form before, what the visitor does, and what is other than before. */
  const table: readonly (readonly [
    what: string,
    before: PageState,
    action: PageAction,
    after: Partial<Omit<PageState, 'inputs'>> & { readonly inputs?: Inputs },
  ])[] = [
    [
      'typing over the example empties what else can be typed',
      example,
      { type: 'type', name: 'weight', value: '80' },
      { ...typed, inputs: { ...blank, weight: '80' }, touched: ['weight'] },
    ],
    [
      'typing keeps what was typed before',
      own,
      { type: 'type', name: 'weight', value: '80' },
      { ...typed, inputs: { height: '170', weight: '80' }, touched: ['height', 'weight'] },
    ],
    [
      'the example follows a choice of units',
      example,
      { type: 'type', name: 'unit', value: 'imperial' },
      { isExample: true, inputs: { unit: 'imperial', height: `5'11"`, weight: '180' } },
    ],
    [
      'a part of the page changes one field, and notes it',
      own,
      { type: 'change', name: 'weight', value: '81' },
      { ...typed, inputs: { height: '170', weight: '81' }, touched: ['height', 'weight'] },
    ],
    [
      'a part of the page keeps the rest of the example',
      example,
      { type: 'change', name: 'weight', value: '82' },
      { ...typed, inputs: { height: '180', weight: '82' }, touched: ['weight'] },
    ],
    [
      'a part of the page fills in the form',
      own,
      { type: 'fill', inputs: { height: '190' } },
      { ...typed, inputs: { ...blank, height: '190' }, touched: [] },
    ],
    [
      'what is typed into another part of the form takes the place of the example',
      { ...example, isUnread: true },
      { type: 'end example', keepsInputs: false },
      { isExample: false, inputs: blank },
    ],
    [
      'what is typed into a part of the example keeps the rest of it',
      { ...example, isUnread: true },
      { type: 'end example', keepsInputs: true },
      { isExample: false },
    ],
    ['only an example ends', own, { type: 'end example', keepsInputs: false }, {}],
    ['clearing empties the form', own, { type: 'clear' }, { ...typed, inputs: blank, touched: [] }],
    [
      'the example comes back',
      own,
      { type: 'show example' },
      { ...typed, isExample: true, inputs: example.inputs, touched: [] },
    ],
    [
      'a link fills in the form as it was built',
      { ...example, isBuilt: true },
      { type: 'open', entry: { inputs: { height: '1' }, isExample: false } },
      { isExample: false, isBuilt: false, inputs: { height: '1' } },
    ],
    [
      'numbers are read again in another format',
      own,
      { type: 'read again' },
      { ...typed, inputs: { height: '170', weight: '1.5' } },
    ],
    [
      'a part of the page cannot be read',
      { ...own, isUnread: false },
      { type: 'leave unread', isUnread: true },
      { isUnread: true },
    ],
    [
      'a part of the page is empty',
      own,
      { type: 'leave unread', isUnread: false },
      { isUnread: false },
    ],
    [
      'a unit of no field changes nothing',
      own,
      { type: 'choose unit', name: 'none', unit: 'in' },
      {},
    ],
  ];

  test.each(table)('%s', (_, before, action, { inputs = {}, ...others }) => {
    const around = {
      fields: bmi,
      units: metricUnits,
      locale: action.type === 'read again' ? 'de' : 'en',
    };
    const frozen = Object.freeze({ ...before, inputs: Object.freeze({ ...before.inputs }) });
    const { inputs: now, ...after } = nextPageState(frozen, action, around);
    const { inputs: _inputs, ...unchanged } = before;
    expect(after).toEqual({ ...unchanged, ...others });
    expect(now).toMatchObject(inputs);
  });

  test.each([
    [
      true,
      '7',
      'mpg (UK)',
      { 'efficiency.unit': 'mpg (UK)', efficiencyUnit: 'mpg', efficiency: '45' },
    ],
    [
      false,
      '7',
      'mpg (UK)',
      { 'efficiency.unit': 'mpg (UK)', efficiencyUnit: 'mpg', efficiency: '7' },
    ],
  ])('a number gets another unit: of the example %s', (isExample, efficiency, unit, expected) => {
    const fields = fieldsOf(contentOf(fuelCostCalculatorTool));
    const inputs = { ...exampleInputs(fields, metricUnits), efficiency };
    const before: PageState = { ...builtState({ inputs, isExample }), isBuilt: false };
    const action = { type: 'choose unit', name: 'efficiency', unit } as const;
    const after = nextPageState(before, action, { fields, units: metricUnits, locale: 'en' });
    expect(after).toMatchObject({ isExample, inputs: expected });
  });
});

describe('typing into the example', () => {
  const stateAfter = async (slug: string, ...typed: readonly (readonly [string, string])[]) => {
    const fields = await fieldsFor(slug);
    return typed.reduce(
      (state, [name, value]) =>
        nextPageState(
          state,
          { type: 'type', name, value },
          { fields, units: metricUnits, locale: 'en' },
        ),
      builtState(exampleEntry(fields)),
    );
  };

  test.each([
    // What is typed replaces all of the example that could be typed.
    ['bmi-calculator', 'height', '165', false, { unit: 'metric', height: '165', weight: '' }],
    ['cooking-converter', 'value', '2', false, { value: '2', from: 'cup', to: 'tablespoon' }],
    ['word-counter', 'text', 'x', false, { text: 'x' }],
    // A choice asks the same of the example.
    ['cooking-converter', 'to', 'ml', true, { value: '0.25', from: 'cup', to: 'ml' }],
    ['sales-tax-calculator', 'taxIncluded', 'true', true, { price: '49.99', taxRate: '8.25' }],
  ])('of %s, %s: %s', async (slug, name, value, isExample, inputs) => {
    expect(await stateAfter(slug, [name, value])).toMatchObject({
      isExample,
      inputs: { ...inputs, [name]: value },
    });
  });

  test('is followed by changes of single fields', async () => {
    const typed = [
      ['x', '7'],
      ['y', '1'],
    ] as const;
    expect(await stateAfter('percentage-of', ...typed)).toMatchObject({
      inputs: { x: '7', y: '1' },
      isExample: false,
    });
    expect(await stateAfter('percentage-of', ...typed, ['x', ''])).toMatchObject({
      inputs: { x: '', y: '1' },
    });
  });
});

test('a form waits while a part of the page cannot be read, or its address has not been', () => {
  const fields = fieldsOf(contentOf(bmiCalculatorTool));
  const state = { ...builtState(exampleEntry(fields)), isBuilt: false };
  const isReady = (some: Partial<PageState>) => pageFormOf(fields, { ...state, ...some }).isReady;
  expect([{}, { isUnread: true }, { isBuilt: true }].map(isReady)).toEqual([true, false, false]);
});
