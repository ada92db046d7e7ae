import { convertScientificNotation } from 'toolworker';
import { powerOfTen } from '../../../src/form/numbers/format.ts';
import { withMinus } from '../../../src/form/numbers/with-minus.ts';
import { NumberText } from '../../../src/form/view/number-text.tsx';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { type Digits, digitsOf, scientific as powerOf, written } from './notation.ts';

export const page = {
  /** Answers in the notation that was not typed. */
  pageRequest: {
    callFor: ({ value = '' }, typed) => ({
      request: { ...typed, direction: powerOfTenSign.test(value) ? 'from' : 'to' },
    }),
  },
  wording,
} satisfies FormParts<ToolAnswer<'scientific-notation-converter'>>;

const powerOfTenSign = /[e^×x*·⋅⁰¹²³⁴-⁹]/i;

/** Longer numbers are shown as the API writes them, which wraps. */
const mostDigits = 60;

/**
 * Writes scientific notation with a raised exponent. The nearest double is shown only if it is
 * another number.
 */
function wording({ result }: ToolAnswer<'scientific-notation-converter'>): Wordings {
  const { direction, scientific, numeric } = result;
  const number = digitsOf(scientific);
  if (number.digits.length + Math.abs(number.exponent) > mostDigits) return {};
  const { mantissa, exponent } = powerOf(number);
  const power = powerOfTen(withMinus(written(mantissa)), exponent);
  const plain = convertScientificNotation({ value: scientific, direction: 'from' }).result;
  const decimal = withMinus(written(plain));
  const isDouble = numeric !== null && isSame(digitsOf(numeric.toExponential()), number);
  return {
    ...(isDouble && { numeric: undefined }),
    scientific: undefined,
    ...(direction === 'to'
      ? {
          result: { shown: <NumberText text={power} />, copied: scientific },
          value: { shown: decimal },
        }
      : { result: { shown: decimal, copied: plain }, value: { shown: power } }),
  };
}

/** Whether these are the same number, with or without zeros at the end. */
function isSame(one: Digits, other: Digits): boolean {
  const length = Math.max(one.digits.length, other.digits.length);
  const [digits, others] = [one, other].map((number) => number.digits.padEnd(length, '0'));
  return digits === others && one.exponent === other.exponent;
}
