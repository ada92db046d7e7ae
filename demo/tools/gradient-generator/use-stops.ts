import { useState } from 'preact/hooks';
import type { Inputs } from '../../../src/form/inputs.ts';
import type { EditorProperties } from '../../components/form/form-parts.ts';
import {
  distributed,
  fewestStops,
  inputsOfStops,
  reversed,
  type Stop,
  sorted,
  stopsOf,
  withStopAt,
} from './stops.ts';

export type EditedStops = ReturnType<typeof useStops>;

/** Returns the stops as they are shown, the chosen one, and functions that change them. */
export function useStops({ inputs, change }: Pick<EditorProperties, 'inputs' | 'change'>) {
  const [dragged, setDragged] = useState<Inputs>({});
  const [selected, select] = useState(0);
  const shown = { ...inputs, ...dragged };
  const stops = stopsOf(shown);
  const chosen = Math.min(selected, stops.length - 1);
  const settle = (some: Inputs) => {
    setDragged({});
    for (const [name, value] of Object.entries(some)) {
      if (value !== inputs[name]) change(name, value);
    }
  };
  const arrange = (some: readonly Stop[], selected?: Stop) => {
    select(Math.max(0, selected ? some.indexOf(selected) : chosen));
    settle(inputsOfStops(some));
  };
  /** Returns the stops with a changed one, at its place among the others. */
  const replaced = (place: number, changed: Stop) => sorted(stops.with(place, changed));
  return {
    shown,
    stops,
    chosen,
    stop: stops[chosen],
    choose: select,
    preview: setDragged,
    settle,
    replace: (place: number, changed: Stop) => arrange(replaced(place, changed), changed),
    drag: (place: number, changed: Stop) => {
      const moved = replaced(place, changed);
      select(moved.indexOf(changed));
      setDragged(inputsOfStops(moved));
    },
    remove: (place: number) => {
      if (stops.length > fewestStops) arrange(stops.toSpliced(place, 1));
    },
    add: (percent: number) => {
      const some = withStopAt(stops, percent);
      arrange(
        some,
        some.find((one) => !stops.includes(one)),
      );
    },
    reverse: () => arrange(reversed(stops)),
    distribute: () => arrange(distributed(stops)),
  };
}
