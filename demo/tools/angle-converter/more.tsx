import { type AngleUnit, convertAngle } from 'toolworker';
import { CopyButton } from '../../components/copy-button.tsx';
import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { kindOf, multipleOfPi, splitDegrees } from './angle.ts';

const units = [
  { unit: 'degrees', name: 'Degrees', sign: '°' },
  { unit: 'radians', name: 'Radians', sign: ' rad' },
  { unit: 'gradians', name: 'Gradians', sign: ' gon' },
  { unit: 'turns', name: 'Turns', sign: '' },
] as const;

/** The angle in every unit, and as people write it. */
export function More({ request: { value, from = 'degrees' } }: Shown<'angle-converter'>) {
  const amountIn = (to: AngleUnit) => {
    try {
      return convertAngle({ value, from, to }).result;
    } catch {
      // A number cannot say as much.
      return undefined;
    }
  };
  const degrees = amountIn('degrees');
  const turns = amountIn('turns');
  return (
    <section class="card extra" aria-labelledby="units">
      <h2 id="units">In every unit</h2>
      <dl class="figures">
        {units.map(({ unit, name, sign }) => {
          const amount = amountIn(unit);
          return (
            amount !== undefined && (
              <Row
                key={unit}
                name={name}
                shown={`${formatNumber(amount)}${sign}`}
                copied={String(amount)}
              />
            )
          );
        })}
        <Row
          name="Degrees, minutes, seconds"
          shown={degrees === undefined ? undefined : writtenInParts(degrees)}
        />
        <Row name="Multiple of π" shown={turns === undefined ? undefined : multipleOfPi(turns)} />
        <Row name="Kind" shown={degrees === undefined ? undefined : kindOf(degrees)} />
      </dl>
    </section>
  );
}

function writtenInParts(value: number): string | undefined {
  const split = splitDegrees(value);
  if (!split) return undefined;
  const { isNegative, degrees, minutes, seconds } = split;
  const sign = isNegative ? '-' : '';
  return `${sign}${formatNumber(degrees)}° ${minutes}′ ${formatNumber(seconds)}″`;
}

interface RowProperties {
  readonly name: string;
  readonly shown: string | undefined;
  /** The text to copy, if it is another one. */
  readonly copied?: string;
}

function Row({ name, shown, copied = shown }: RowProperties) {
  if (shown === undefined || copied === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span class="value number">{shown}</span>
        <CopyButton text={() => copied} subject={name} />
      </dd>
    </div>
  );
}
