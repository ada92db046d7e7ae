import { useState } from 'preact/hooks';
import type { Inputs } from '../../inputs.ts';
import { t } from '../../language.ts';
import type { EditorProperties } from '../part-files.ts';
import { styled } from '../styled.ts';
import { Angle } from './angle.tsx';
import { cssOfInputs } from './compose.ts';
import { StopBar } from './stop-bar.tsx';
import { StopFields } from './stop-fields.tsx';
import {
  distributed,
  fewestStops,
  inputsOfStops,
  mostStops,
  reversed,
  type Stop,
  sorted,
  stopsOf,
  widestGap,
  withStopAt,
} from './stops.ts';

/** A large preview with the stops of the gradient, to drag and to type. While one is dragged, only the preview changes. */
export function Editor({ inputs, change, withhold, errorOf }: EditorProperties) {
  const [dragged, setDragged] = useState<Inputs>({});
  const [chosen, setChosen] = useState(0);
  const shown = { ...inputs, ...dragged };
  const stops = stopsOf(shown);
  const index = Math.min(chosen, stops.length - 1);
  const stop = stops[index];
  const settle = (some: Inputs) => {
    setDragged({});
    for (const [name, value] of Object.entries(some)) {
      if (value !== inputs[name]) change(name, value);
    }
  };
  const arrange = (some: readonly Stop[], selected?: Stop) => {
    setChosen(Math.max(0, selected ? some.indexOf(selected) : index));
    settle(inputsOfStops(some));
  };
  /** Shows a changed stop, at its place among the others. */
  const replaced = (place: number, changed: Stop) => sorted(stops.with(place, changed));
  const replace = (place: number, changed: Stop) => arrange(replaced(place, changed), changed);
  const drag = (place: number, changed: Stop) => {
    const moved = replaced(place, changed);
    setChosen(moved.indexOf(changed));
    setDragged(inputsOfStops(moved));
  };
  const remove = (place: number) => {
    if (stops.length > fewestStops) arrange(stops.toSpliced(place, 1));
  };
  const add = (percent: number) => {
    const some = withStopAt(stops, percent);
    arrange(
      some,
      some.find((one) => !stops.includes(one)),
    );
  };
  const errors = [
    { title: t('Start color'), error: errorOf('from') },
    { title: t('End color'), error: errorOf('to') },
  ];
  return (
    <>
      <div class="gradient preview">
        <div ref={styled({ backgroundImage: cssOfInputs(shown) ?? '' })} />
      </div>
      <StopBar
        stops={stops}
        chosen={index}
        onChoose={setChosen}
        onAdd={add}
        onDrag={drag}
        onMove={replace}
        onRemove={remove}
      />
      {stop && (
        <StopFields
          stop={stop}
          withhold={withhold}
          onDrag={(changed) => drag(index, changed)}
          onChange={(changed) => replace(index, changed)}
        />
      )}
      <p class="error" role="alert">
        {errors
          .flatMap(({ title, error }) => (error === '' ? [] : [`${title}: ${error}`]))
          .join('; ')}
      </p>
      <div class="buttons">
        <button
          type="button"
          disabled={stops.length >= mostStops}
          onClick={() => add(widestGap(stops))}
        >
          {t('Add a stop')}
        </button>
        <button type="button" disabled={stops.length <= fewestStops} onClick={() => remove(index)}>
          {t('Remove this stop')}
        </button>
        <button type="button" onClick={() => arrange(reversed(stops))}>
          {t('Reverse')}
        </button>
        <button type="button" onClick={() => arrange(distributed(stops))}>
          {t('Distribute evenly')}
        </button>
      </div>
      {inputs.type !== 'radial' && (
        <Angle
          angle={shown.angle ?? ''}
          error={errorOf('angle')}
          onDrag={(angle) => setDragged({ angle })}
          onChange={(angle) => settle({ angle })}
        />
      )}
    </>
  );
}
