import { useLayoutEffect, useState } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { preferredUnits } from '../../model/preferred-units.ts';
import { unitNamed, units } from './units.ts';

interface Properties {
  readonly name: string;
  /** The unit among the inputs, which may be a label of the visitor's own. */
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

/** The choice of a product's unit. Where customary units are usual, they come first. */
export function UnitChoice({ name, value, onChoose }: Properties) {
  const isCustomaryFirst = useCustomaryUnits();
  const chosen = unitNamed(value);
  const offered = units.some((unit) => unit.name === chosen.name) ? units : [...units, chosen];
  const kinds = [...new Set(offered.map(({ kind }) => kind))];
  return (
    <select
      class="units"
      name={name}
      autocomplete="off"
      aria-label={t('Unit')}
      value={chosen.name}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {kinds.map((kind) => {
        const alike = offered.filter((unit) => unit.kind === kind);
        const first = alike.filter(({ isCustomary }) => isCustomary === isCustomaryFirst);
        const others = alike.filter((unit) => !first.includes(unit));
        return (
          <optgroup key={kind} label={t(kind)}>
            {[...first, ...others].map((unit) => (
              <option key={unit.name} value={unit.name} selected={unit.name === chosen.name}>
                {t(unit.name)}
              </option>
            ))}
          </optgroup>
        );
      })}
    </select>
  );
}

/** Whether customary units are usual for the visitor. The page is built for all others. */
function useCustomaryUnits(): boolean {
  const [isCustomary, setCustomary] = useState(false);
  useLayoutEffect(() => setCustomary(preferredUnits().kg === 'lb'), []);
  return isCustomary;
}
