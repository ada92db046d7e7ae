import type { AgeCalculatorResult } from 'toolworker';
import { message, t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { Figure } from '../shared/figures.tsx';

interface AgeInUnit {
  readonly unit: 'Months' | 'Weeks' | 'Hours' | 'Minutes' | 'Seconds';
  readonly count: number;
}

/**
 * Returns an age as a whole number of each unit but days, `secondsOfDay` seconds after the start of
 * a day.
 */
export function ageInUnits(
  { years, months, totalDays }: AgeCalculatorResult,
  secondsOfDay = 0,
): readonly AgeInUnit[] {
  const seconds = 86_400 * totalDays + secondsOfDay;
  return [
    { unit: message('Months'), count: 12 * years + months },
    { unit: message('Weeks'), count: Math.floor(totalDays / 7) },
    { unit: message('Hours'), count: Math.floor(seconds / 3600) },
    { unit: message('Minutes'), count: Math.floor(seconds / 60) },
    { unit: message('Seconds'), count: seconds },
  ];
}

/** An age in several units, one per row. */
export function UnitFigures({ ages }: { readonly ages: readonly AgeInUnit[] }) {
  return (
    <dl class="figures">
      {ages.map(({ unit, count }) => (
        <Figure key={unit} name={t(unit)}>
          {formatNumber(count)}
        </Figure>
      ))}
    </dl>
  );
}
