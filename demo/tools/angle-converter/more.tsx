import { message, t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { CopyableFigure } from '../shared/copyable-figure.tsx';
import { Formula } from '../shared/formula.tsx';
import type { Shown } from '../shared/shown.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import { converted, kindOf, multipleOfPi, splitDegrees } from './angle.ts';

const units = [
  { unit: 'degrees', name: message('Degrees'), sign: '°' },
  { unit: 'radians', name: message('Radians'), sign: ' rad' },
  { unit: 'gradians', name: message('Gradians'), sign: ' gon' },
  { unit: 'turns', name: message('Turns'), sign: '' },
] as const;

/** The angle in every unit and in common notations, and its kind. */
export function More({ request: { value, from = 'degrees' } }: Shown<'angle-converter'>) {
  const degrees = converted(value, from, 'degrees');
  const turns = converted(value, from, 'turns');
  return (
    <TitledCard id="units" title={t('In every unit')}>
      <dl class="figures">
        {units.map(({ unit, name, sign }) => {
          const amount = converted(value, from, unit);
          return (
            amount !== undefined && (
              <CopyableFigure key={unit} name={t(name)} text={String(amount)}>
                {formatNumber(amount)}
                {sign}
              </CopyableFigure>
            )
          );
        })}
        {degrees !== undefined && (
          <Formula name={t('Degrees, minutes, seconds')} text={writtenInParts(degrees)} />
        )}
        {turns !== undefined && <Formula name={t('Multiple of π')} text={multipleOfPi(turns)} />}
        {degrees !== undefined && (
          <CopyableFigure name={t('Kind of angle')} text={kindOf(degrees)} />
        )}
      </dl>
    </TitledCard>
  );
}

function writtenInParts(value: number): string | undefined {
  const split = splitDegrees(value);
  if (!split) return undefined;
  const { isNegative, degrees, minutes, seconds } = split;
  const sign = isNegative ? '-' : '';
  return `${sign}${formatNumber(degrees)}° ${formatNumber(minutes)}′ ${formatNumber(seconds)}″`;
}
