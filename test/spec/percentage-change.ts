import { percentageChange } from 'toolworker';
import { least } from '../support/long-requests.ts';
import type { SpecOf } from '../support/spec.ts';

const byHand = 'the digits, by hand';
const fromZero = 'from: expected a number other than 0, since no percentage leads from 0 to';

export const spec: SpecOf<typeof percentageChange> = {
  run: percentageChange,
  operation: 'percentage-change',
  fields: { from: 'number, required', to: 'number, required' },
  result: ['percentChange', 'direction'],
  answers: [
    [{ from: 80, to: 100 }, { percentChange: 25, direction: 'increase' }, byHand],
    [{ from: 80, to: 60 }, { percentChange: -25, direction: 'decrease' }, byHand],
    [
      { from: 0.1, to: 0.3 },
      { percentChange: 200, direction: 'increase' },
      '0.2 / 0.1; in doubles (0.3 - 0.1) / 0.1 * 100 is 199.99999999999997',
    ],
    [{ from: 3, to: 4 }, { percentChange: 100 / 3, direction: 'increase' }, 'one division of integers, rounded once'],
    [{ from: -10, to: -5 }, { percentChange: 50, direction: 'increase' }, '(−5 + 10) / |−10|'],
    [{ from: -10, to: -20 }, { percentChange: -100, direction: 'decrease' }, '(−20 + 10) / |−10|'],
    [{ from: -4, to: 0 }, { percentChange: 100, direction: 'increase' }, '(0 + 4) / |−4|'],
    [{ from: 3, to: 0 }, { percentChange: -100, direction: 'decrease' }, byHand],
    [{ from: -7, to: -7 }, { percentChange: 0, direction: 'none' }, 'no change, without a sign'],
    [{ from: 0, to: 0 }, { percentChange: 0, direction: 'none' }, 'nothing to nothing is no change'],
    [{ from: 1e308, to: -1e308 }, { percentChange: -200, direction: 'decrease' }, 'the difference alone would overflow'],
    [{ from: 5e-324, to: 1e-323 }, { percentChange: 100, direction: 'increase' }, 'the decimals as written: 10e-324 is twice 5e-324'],
    [
      { from: 9007199254740991, to: 9007199254740990 },
      { percentChange: -100 / 9007199254740991, direction: 'decrease' },
      'one division of integers, rounded once',
    ],
  ],
  refusals: [
    [{ from: 0, to: 5 }, `${fromZero} 5, got 0`],
    [{ from: 0, to: -5e-324 }, `${fromZero} -5e-324, got 0`],
    [{ from: 1e-300, to: 1e300 }, 'request body: expected numbers whose result is within ±1.8e308'],
  ],
  typed: [
    [{ from: -4000, to: 1000 }, { percentChange: 125, direction: 'increase' }, 'education.blurtit.com'],
    [{ from: -100, to: -50 }, { percentChange: 50, direction: 'increase' }, 'wildandfreetools.com'],
    [
      { from: -0.01, to: 0.01 },
      { percentChange: 200, direction: 'increase' },
      'pcreview.co.uk, company A; its -200% without the absolute value is a rise all the same',
    ],
    [{ from: 0.01, to: 0.03 }, { percentChange: 200 }, 'pcreview.co.uk, company C'],
    [{ from: 24.99, to: 19.99 }, { percentChange: -20.008003201280513, direction: 'decrease' }, '-500 / 24.99, a sale'],
    [
      { from: '$50', to: '75,00 €' },
      'from: expected a number, got "$50"; to: expected a number, got "75,00 €"',
      'amounts with their currency',
    ],
    [{ from: 50 }, 'to: required, a number', 'half a question'],
    [{ old: 50, new: 75 }, 'old: unknown field, did you mean from?; new: unknown field, did you mean to?', 'other words'],
    [{ From: 50, to: 75 }, 'From: unknown field, did you mean from?', 'a capital letter'],
    [{ from: '', to: '' }, 'from: expected a number, got ""; to: expected a number, got ""', 'an empty form'],
  ],
  beyondSchema: { from: 'only 0 is a change from 0' },
  otherNames: {
    meant: {
      from: 'start oldValue old initial originalValue fromValue from_number startValue before previous old_value first',
      to: 'end newValue new final toValue to_number endValue after current new_value second finalValue',
    },
    refused:
      'direction="up" direction=1 ' +
      'decimals=2 precision=2 decimalPlaces=0 round=true rounding="up" significantFigures=3 increase=true ' +
      'decrease=true absolute=true symmetric=true midpoint=true annualized=true years=5 periods=3 ' +
      'compound=true swap=true percentagePoints=true',
    ignored: 'name label percentChange=50 direction="increase" change=5 increase=false absolute=false years=0 oldName="x"',
  },
  slowest: { 'extreme numbers': () => ({ from: -least, to: -1e-20 }) },
  sentence: '25% is the increase from 80 to 100.',
};
