import { bmiCalculatorTool } from 'toolworker';
import { describe, expect, test } from 'vitest';
import {
  builtState,
  nextPageState,
  type PageAction,
  type PageState,
  pageFormOf,
} from '../../../../demo/components/form/page-state.ts';
import { fieldsOf } from '../../../../src/form/fields.ts';
import type { Inputs } from '../../../../src/form/inputs.ts';
import { contentOf } from '../../../../src/form/present-tool.ts';
import { exampleState } from '../../../../src/form/state.ts';
import { metricUnits } from '../../../../src/form/units/units.ts';

describe('what the visitor does', () => {
  const bmi = fieldsOf(contentOf(bmiCalculatorTool));
  const example: PageState = { ...builtState(exampleState(bmi, metricUnits)), isBuilt: false };
  const own: PageState = {
    ...example,
    inputs: { ...example.inputs, height: '170', weight: '?1,5' },
    untouched: [],
    touched: ['height'],
    isUnread: true,
    round: 1,
  };
  const blank = { height: '', weight: '' };
  const rest = ['unit', 'height', 'feet', 'inches'];
  const typed = { isUnread: false, isBuilt: false, cleared: undefined };

  /** Each row: the form before, what the visitor does, and what is other than before. */
  const table: readonly (readonly [
    what: string,
    before: PageState,
    action: PageAction,
    after: Partial<Omit<PageState, 'inputs'>> & { readonly inputs?: Inputs },
  ])[] = [
    [
      'typing over the example keeps the rest of it',
      example,
      { type: 'type', name: 'weight', value: '80' },
      { ...typed, inputs: { height: '180', weight: '80' }, touched: ['weight'], untouched: rest },
    ],
    [
      'a part of the page fills in the form',
      own,
      { type: 'fill', inputs: { height: '190' } },
      { ...typed, inputs: { ...blank, height: '190' }, touched: [], round: 0 },
    ],
    [
      'clearing brings back the example, with a way back',
      own,
      { type: 'clear' },
      { ...exampleState(bmi, metricUnits), ...typed, cleared: own },
    ],
    [
      'clearing twice keeps the way back',
      { ...example, cleared: own },
      { type: 'clear' },
      { ...typed, cleared: own },
    ],
    [
      'undo takes it back',
      { ...example, cleared: own },
      { type: 'undo' },
      { ...own, cleared: undefined },
    ],
    [
      'the next key takes the way back',
      { ...example, cleared: own },
      { type: 'type', name: 'weight', value: '80' },
      { ...typed, inputs: { weight: '80' }, touched: ['weight'], untouched: rest },
    ],
    [
      'a link fills in the form as it was built',
      { ...example, isBuilt: true },
      { type: 'open', entry: { inputs: { height: '1' }, untouched: ['weight'] } },
      { ...typed, inputs: { height: '1' }, untouched: ['weight'] },
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
      typed,
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
});

test('opening the built example again changes nothing that follows from its inputs', () => {
  const fields = fieldsOf(contentOf(bmiCalculatorTool));
  const built = builtState(exampleState(fields));
  const action: PageAction = { type: 'open', entry: exampleState(fields) };
  const opened = nextPageState(built, action, { fields, units: {}, locale: 'en' });
  expect(pageFormOf(fields, opened).inputs).toBe(pageFormOf(fields, built).inputs);
});

test('a form waits while a part of the page cannot be read, or its address has not been', () => {
  const fields = fieldsOf(contentOf(bmiCalculatorTool));
  const state = { ...builtState(exampleState(fields)), isBuilt: false };
  const isReady = (some: Partial<PageState>) => pageFormOf(fields, { ...state, ...some }).isReady;
  expect([{}, { isUnread: true }, { isBuilt: true }].map(isReady)).toEqual([true, false, false]);
});
