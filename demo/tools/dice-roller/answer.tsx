import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatBriefly, formatNumber, percentage } from '../../../src/form/numbers/format.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { rich } from '../../language/rich.ts';
import { visitorNumberLocale } from '../../language/visitor-number-locale.ts';
import { Figure } from '../shared/figures.tsx';
import { firstNumbers } from '../shared/first-numbers.ts';
import { DrawList, useDraws } from '../shared/past-draws.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { chanceOfAtLeast, expectationOf } from './chances.ts';
import { modifierOf, mostFaces, type Notation, writeNotation } from './notation.ts';

/** Longer numbers are narrowed to fit on a face. */
const longestWide = 5;

const [near, middle, far] = [12, 24, 36];

type Pip = readonly [x: number, y: number];

const diagonal: readonly Pip[] = [
  [near, near],
  [far, far],
];
const corners: readonly Pip[] = [...diagonal, [near, far], [far, near]];
const center: readonly Pip[] = [[middle, middle]];
const sides: readonly Pip[] = [
  [near, middle],
  [far, middle],
];

const pips: readonly (readonly Pip[])[] = [
  center,
  diagonal,
  [...diagonal, ...center],
  corners,
  [...corners, ...center],
  [...corners, ...sides],
];

/** The faces of the dice: pips for six sides, otherwise numbers. */
export function Picture({ result: { rolls, sides: sideCount, total } }: ToolAnswer<'dice-roller'>) {
  const modifier = modifierOf(useContext(FormInputs));
  return (
    <figure>
      <div class="dice">
        {rolls.slice(0, mostFaces).map((roll, index) => (
          <Die key={String(index)} roll={roll} hasPips={sideCount === 6} />
        ))}
      </div>
      {modifier !== 0 && (
        <p class="sum">
          <bdi dir="ltr">
            {formatNumber(total)} {modifier > 0 ? '+' : '−'} {formatNumber(Math.abs(modifier))} ={' '}
            <strong>{formatNumber(total + modifier)}</strong>
          </bdi>
        </p>
      )}
      <figcaption>
        {t('Rolled {rolls}: {total} in total.', {
          rolls: firstNumbers(rolls, mostFaces, ', '),
          total: formatNumber(total),
        })}
      </figcaption>
    </figure>
  );
}

function Die({ roll, hasPips }: { readonly roll: number; readonly hasPips: boolean }) {
  const number = formatNumber(roll);
  const isNarrowed = number.length > longestWide;
  return (
    <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
      <rect x="1" y="1" width="46" height="46" rx="10" class="die" />
      {hasPips ? (
        pips[roll - 1]?.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4" class="pip" />
        ))
      ) : (
        <text
          x="24"
          y="30"
          class="middle strong"
          lengthAdjust="spacingAndGlyphs"
          textLength={isNarrowed ? 40 : undefined}
        >
          {number}
        </text>
      )}
    </svg>
  );
}

const mostListed = 10;

/** The last rolls, and the totals to expect. */
export function More({ request, result }: ToolAnswer<'dice-roller'>) {
  const { count, sides, rolls, total } = result;
  const notation = { count, sides, modifier: modifierOf(useContext(FormInputs)) };
  const sum = formatNumber(total + notation.modifier);
  // A new result for the same seed is the same roll.
  const draws = useDraws(
    writeNotation(notation),
    count > 1 ? `${sum} (${firstNumbers(rolls, mostListed, ', ')})` : sum,
    request.seed ?? result,
  );
  return (
    <>
      {draws.length > 1 && (
        <section class="card extra" aria-label={t('Last rolls')}>
          <DrawList title={t('Last rolls')} draws={draws} />
        </section>
      )}
      <Expected notation={notation} total={total} />
    </>
  );
}

interface ExpectedProperties {
  readonly notation: Notation;
  /** The total that was rolled, without the modifier. */
  readonly total: number;
}

function Expected({ notation, total }: ExpectedProperties) {
  const { count, sides, modifier } = notation;
  const { lowest, highest, average, deviation } = expectationOf(notation);
  const chance = chanceOfAtLeast(total, count, sides);
  return (
    <TitledCard
      id="expected"
      title={rich('What to expect of {dice}', {
        dice: <bdi dir="ltr">{writeNotation(notation)}</bdi>,
      })}
    >
      <dl class="figures">
        <Figure name={t('Lowest and highest total')}>
          {t('{from} to {to}', { from: formatNumber(lowest), to: formatNumber(highest) })}
        </Figure>
        <Figure name={t('Average total')}>{formatNumber(average)}</Figure>
        <Figure name={t('Standard deviation')}>{formatBriefly(deviation)}</Figure>
        {chance !== undefined && (
          <Figure name={t('Chance of {sum} or more', { sum: formatNumber(total + modifier) })}>
            {formatChance(chance)}
          </Figure>
        )}
      </dl>
    </TitledCard>
  );
}

function formatChance(chance: number): string {
  const digits = { maximumSignificantDigits: 3 };
  return percentage((100 * chance).toLocaleString(visitorNumberLocale(), digits));
}
