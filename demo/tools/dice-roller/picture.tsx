import { useContext } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { FormInputs } from '../../components/form/form-inputs.ts';
import { firstNumbers } from '../shared/first-numbers.ts';
import type { Shown } from '../shared/shown.ts';
import { modifierOf } from './notation.ts';

const mostFaces = 48;

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
export function Picture({ result: { rolls, sides: sideCount, total } }: Shown<'dice-roller'>) {
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
