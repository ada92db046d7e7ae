import { percentageOf } from 'toolworker';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { inRange } from '../shared/in-range.ts';
import { writtenFraction } from '../shared/numbers/exact-fraction.ts';
import type { Shown } from '../shared/shown.ts';
import { fractionOf } from './fraction.ts';

type Result = Shown<'decimal-to-percent-converter'>['result'];

/** Returns sentences that give the number as a fraction, in per mille and in basis points. */
export function sentencesOf({ percent, percentString }: Result): readonly string[] {
  return [fractionSentence(percentString), partsSentence(percent)].filter(
    (sentence) => sentence !== undefined,
  );
}

function fractionSentence(percentString: string): string | undefined {
  const fraction = fractionOf(percentString);
  if (!fraction || fraction.denominator === 1n) return undefined;
  return t('As a fraction in lowest terms, it is {fraction}.', {
    fraction: writtenFraction(fraction),
  });
}

function partsSentence(percent: number): string | undefined {
  const tenfold = inRange(() => percentageOf({ x: percent, y: 1_000 }).result);
  const hundredfold = inRange(() => percentageOf({ x: percent, y: 10_000 }).result);
  if (tenfold === undefined || hundredfold === undefined) return undefined;
  return plural(
    hundredfold,
    'It is {perMille} per mille (‰), or {count} basis point.',
    'It is {perMille} per mille (‰), or {count} basis points.',
    { perMille: formatNumber(tenfold) },
  );
}
