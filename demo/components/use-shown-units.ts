import { useEffect, useState } from 'preact/hooks';
import type { Field } from '../tool-page.ts';
import { hasUnits, type ShownUnit } from '../unit-choice.ts';
import { useLoaded } from './use-loaded.ts';

const loadUnits = () => import('../units.ts');

export interface ShownUnits {
  /** Returns the unit in which to show a number, if not that of its field. */
  readonly of: (field: Field) => ShownUnit | undefined;
  readonly choose: (field: Field, chosen: string) => void;
}

/** Returns the units in which this browser shows numbers that the API accepts in only one unit. */
export function useShownUnits(fields: readonly Field[]): ShownUnits {
  const conversions = useLoaded(hasUnits(fields) ? loadUnits : undefined);
  const [units, setUnits] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => setUnits(conversions?.chosenUnits() ?? {}), [conversions]);
  return {
    of: ({ unit = '' }) => {
      const chosen = units[unit];
      return conversions && chosen ? { unit: chosen, convert: conversions.convert } : undefined;
    },
    choose: ({ unit = '' }, chosen) => {
      conversions?.chooseUnit(unit, chosen);
      setUnits({ ...units, [unit]: chosen });
    },
  };
}
