import { t } from '../../../src/elements/language.ts';
import { formatNumber } from '../../../src/elements/numbers/format.ts';
import { Figure } from '../shared/figure.tsx';
import type { AgeInUnit } from './units.ts';

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
