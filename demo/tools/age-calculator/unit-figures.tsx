import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
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
