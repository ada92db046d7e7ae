import { convertScientificNotation } from 'toolworker';
import { t } from '../../../src/form/language/language.ts';
import { powerOfTen } from '../../../src/form/numbers/format.ts';
import { withMinus } from '../../../src/form/numbers/with-minus.ts';
import { NumberText } from '../../../src/form/view/number-text.tsx';
import type { Wording, Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { Shown } from '../shared/shown.ts';
import { type Digits, digitsOf, scientific as powerOf, written } from './notation.ts';

export const page = { wording } satisfies FormParts<Shown<'scientific-notation-converter'>>;

/** Longer numbers are shown as the API writes them, which wraps. */
const mostDigits = 60;

/**
 * Writes scientific notation with a raised exponent, and the number in both notations. The nearest
 * double is shown only if it is another number.
 */
function wording({ result }: Shown<'scientific-notation-converter'>): Wordings {
  const { direction, scientific, numeric } = result;
  const number = digitsOf(scientific);
  if (number.digits.length + Math.abs(number.exponent) > mostDigits) return {};
  const { mantissa, exponent } = powerOf(number);
  const notation: Wording = {
    shown: <NumberText text={powerOfTen(withMinus(written(mantissa)), exponent)} />,
    copied: scientific,
  };
  const isDouble = numeric !== null && isSame(digitsOf(numeric.toExponential()), number);
  const double = isDouble ? { numeric: undefined } : {};
  const plain = convertScientificNotation({ value: scientific, direction: 'from' }).result;
  return direction === 'to'
    ? {
        ...double,
        result: notation,
        scientific: undefined,
        plain: { title: t('Plain decimal'), shown: withMinus(written(plain)), copied: plain },
      }
    : { ...double, scientific: notation };
}

/** Whether these are the same number, with or without zeros at the end. */
function isSame(one: Digits, other: Digits): boolean {
  const length = Math.max(one.digits.length, other.digits.length);
  const [digits, others] = [one, other].map((number) => number.digits.padEnd(length, '0'));
  return digits === others && one.exponent === other.exponent;
}
