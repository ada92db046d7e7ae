import { useContext, useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber, percentage } from '../../../src/form/numbers/format.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { rich } from '../../language/rich.ts';
import { visitorNumberLocale } from '../../language/visitor-number-locale.ts';
import { Figure } from '../shared/figures.tsx';
import { firstNumbers } from '../shared/first-numbers.ts';
import { DrawList, useDraws } from '../shared/past-draws.tsx';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { chanceOfAtLeast, chancesOf } from './chances.ts';
import { additionsOf, areKept, mostFaces, type Notation, writeNotation } from './notation.ts';

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

/** The faces of the dice: pips for six sides, otherwise numbers. Dropped ones are pale. */
export function Picture({ result: { rolls, sides: sideCount } }: ToolAnswer<'dice-roller'>) {
  const { modifier, dropped } = additionsOf(useContext(FormInputs), rolls.length);
  const isKept = areKept(rolls, dropped);
  const total = rolls.reduce((sum, roll, place) => (isKept[place] ? sum + roll : sum), modifier);
  return (
    <figure>
      {/* New dice roll. */}
      <div class="dice" key={rolls.join(' ')}>
        {rolls.slice(0, mostFaces).map((roll, index) => (
          <Die
            key={String(index)}
            roll={roll}
            hasPips={sideCount === 6}
            isKept={isKept[index] === true}
          />
        ))}
        {modifier !== 0 && (
          <span class="modifier" dir="ltr">
            {modifier > 0 ? '+' : '−'} {formatNumber(Math.abs(modifier))}
          </span>
        )}
      </div>
      <figcaption class="hidden">
        {t('Rolled {rolls}: {total} in total.', {
          rolls: firstNumbers(rolls, mostFaces, ', '),
          total: formatNumber(total),
        })}
      </figcaption>
    </figure>
  );
}

interface DieProperties {
  readonly roll: number;
  readonly hasPips: boolean;
  readonly isKept: boolean;
}

function Die({ roll, hasPips, isKept }: DieProperties) {
  const number = formatNumber(roll);
  const isNarrowed = number.length > longestWide;
  return (
    <svg
      class={isKept ? undefined : 'dropped'}
      viewBox="0 0 48 48"
      width="56"
      height="56"
      aria-hidden="true"
    >
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
  const { count, sides, rolls } = result;
  const { modifier, dropped } = additionsOf(useContext(FormInputs), count);
  const notation = { count, sides, modifier, dropped };
  const isKept = areKept(rolls, dropped);
  const total = rolls.reduce((sum, roll, place) => (isKept[place] ? sum + roll : sum), 0);
  const sum = formatNumber(total + modifier);
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
  const { count, sides, dropped, modifier } = notation;
  const chances = useMemo(() => chancesOf({ count, sides, dropped }), [count, sides, dropped]);
  if (!chances) return null;
  return (
    <TitledCard
      id="expected"
      title={rich('What to expect from {dice}', {
        dice: <bdi dir="ltr">{writeNotation(notation)}</bdi>,
      })}
    >
      <Chances chances={chances} total={total} modifier={modifier} />
      <dl class="figures">
        <Figure name={t('Chance of {sum} or more', { sum: formatNumber(total + modifier) })}>
          {formatChance(chanceOfAtLeast(total, chances))}
        </Figure>
      </dl>
    </TitledCard>
  );
}

interface ChancesProperties extends Pick<Notation, 'modifier'> {
  readonly chances: readonly number[];
  readonly total: number;
}

/** A bar for the chance of each total. Those from the rolled one on stand out. */
function Chances({ chances, total, modifier }: ChancesProperties) {
  const lowest = chances.findIndex((chance) => chance > 0);
  const bars = chances.slice(lowest);
  const width = 560 / bars.length;
  const highest = Math.max(...bars);
  const center = (sum: number) => (sum - lowest + 0.5) * width;
  const labels = [lowest, total, chances.length - 1];
  return (
    <svg class="chances" viewBox="0 0 560 148" aria-hidden="true">
      {bars.map((chance, place) => {
        const height = (120 * chance) / highest;
        return (
          <rect
            key={String(place)}
            class={lowest + place < total ? 'track' : 'fill'}
            x={place * width + width / 10}
            y={120 - height}
            width={width * 0.8}
            height={height}
          />
        );
      })}
      {[...new Set(labels)].map((sum) => (
        <text
          key={sum}
          class={sum === total ? 'middle strong' : 'middle quiet'}
          x={Math.min(Math.max(center(sum), 20), 540)}
          y="142"
        >
          {isCrowded(sum, total, width) ? '' : formatNumber(sum + modifier)}
        </text>
      ))}
    </svg>
  );
}

/** Whether the label of a total would touch that of the rolled one. */
function isCrowded(sum: number, total: number, width: number): boolean {
  return sum !== total && Math.abs(sum - total) * width < 48;
}

function formatChance(chance: number): string {
  const digits = { maximumSignificantDigits: 3 };
  return percentage((100 * chance).toLocaleString(visitorNumberLocale(), digits));
}
