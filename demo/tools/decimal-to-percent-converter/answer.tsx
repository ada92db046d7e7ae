import { percentageOf } from 'toolworker';
import { t } from '../../../src/form/language/language.ts';
import { decimalOf } from '../../../src/form/numbers/decimal-parts.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { plural } from '../../../src/form/numbers/plural.ts';
import { withMinus } from '../../../src/form/numbers/with-minus.ts';
import { inRange } from '../shared/in-range.ts';
import {
  type ExactFraction,
  exactFraction,
  writtenFraction,
} from '../shared/numbers/exact-fraction.ts';
import { Sentences } from '../shared/sentences.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';

/** The number as a share of a hundred squares; a larger one fills several hundreds. */
export function Picture({ result: { percent } }: ToolAnswer<'decimal-to-percent-converter'>) {
  const hundreds = Math.max(1, Math.ceil(percent / 100));
  if (percent < 0 || hundreds > mostHundreds) return <figure hidden />;
  return (
    <figure class="hundred-squares">
      {Array.from({ length: hundreds }, (_, index) => (
        <Hundred key={index} filled={Math.min(percent - 100 * index, 100)} />
      ))}
    </figure>
  );
}

/** More could not be told apart. */
const mostHundreds = 4;

const hundred = Array.from({ length: 100 }, (_, index) => index);

function Hundred({ filled }: { readonly filled: number }) {
  const place = (index: number) => ({ x: index % 10, y: Math.floor(index / 10) });
  return (
    <svg viewBox="0 0 10 10" class="colors" aria-hidden="true">
      {hundred.map((index) => (
        <rect key={index} {...place(index)} width="0.88" height="0.88" rx="0.12" class="empty" />
      ))}
      {hundred.slice(0, Math.ceil(filled)).map((index) => (
        <rect
          key={index}
          {...place(index)}
          width={0.88 * Math.min(filled - index, 1)}
          height="0.88"
          rx="0.12"
          class="full"
        />
      ))}
    </svg>
  );
}

/** The same number, written in other ways. */
export function More({ result }: ToolAnswer<'decimal-to-percent-converter'>) {
  return <Sentences title={t('Other ways to write it')} sentences={sentencesOf(result)} />;
}

type Result = ToolAnswer<'decimal-to-percent-converter'>['result'];

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
    fraction: withMinus(writtenFraction(fraction)),
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

const longest = 20;

/**
 * Returns a percentage such as `12.5%` as a fraction, or `undefined` if it has too many digits to
 * read.
 */
export function fractionOf(percentage: string): ExactFraction | undefined {
  const [, decimal = ''] = /^(-?\d+(?:\.\d+)?)%$/.exec(percentage) ?? [];
  if (decimal === '' || decimal.replace(/\D/g, '').length > longest) return undefined;
  const { digits, exponent } = decimalOf(decimal);
  return exactFraction(digits, 10n ** BigInt(2 - exponent));
}
