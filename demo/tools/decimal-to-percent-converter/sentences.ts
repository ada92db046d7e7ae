import { percentageOf } from 'toolworker';
import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { fractionOf } from './fraction.ts';

/** The same number as a fraction, in per mille and in basis points. */
export function sentencesOf({
  percent,
  percentString,
}: Shown<'decimal-to-percent-converter'>['result']): readonly string[] {
  const fraction = fractionOf(percentString);
  const sentence = partsOf(percent);
  return [
    ...(fraction && fraction.denominator > 1n
      ? [`As a fraction in lowest terms, it is ${fraction.numerator}/${fraction.denominator}.`]
      : []),
    ...(sentence ? [sentence] : []),
  ];
}

function partsOf(percent: number): string | undefined {
  try {
    const tenfold = formatNumber(percentageOf({ x: percent, y: 1_000 }).result);
    const hundredfold = formatNumber(percentageOf({ x: percent, y: 10_000 }).result);
    return `It is ${tenfold} per mille (‰), or ${hundredfold} basis points.`;
  } catch {
    // Beyond the range of a number.
    return undefined;
  }
}
