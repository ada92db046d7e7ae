import { inOneText } from '../../../src/form/errors.ts';
import { t } from '../../../src/form/language/language.ts';
import type { EditorProperties } from '../../components/form/form-parts.ts';
import { styled } from '../shared/styled.ts';
import { Angle } from './angle.tsx';
import { cssOfInputs } from './compose.ts';
import { StopBar } from './stop-bar.tsx';
import { StopFields } from './stop-fields.tsx';
import { fewestStops, mostStops, widestGap } from './stops.ts';
import { type EditedStops, useStops } from './use-stops.ts';

/** The fields in whose place it is. */
export const edited = ['from', 'to', 'angle', 'stops'];

/**
 * A large preview with the stops of the gradient, to drag and to type. While one is dragged, only
 * the preview changes.
 */
export function Editor(properties: EditorProperties) {
  const { inputs, fill, leaveUnread, errorOf } = properties;
  const edited = useStops(properties);
  const { shown, stops, chosen, stop } = edited;
  return (
    <div class="editor gradient-generator">
      <div class="gradient preview">
        <div ref={styled({ backgroundImage: cssOfInputs(shown) ?? '' })} />
      </div>
      <StopBar
        stops={stops}
        chosen={chosen}
        onChoose={edited.choose}
        onAdd={edited.add}
        onDrag={edited.drag}
        onMove={edited.replace}
        onRemove={edited.remove}
      />
      {stop && (
        <StopFields
          stop={stop}
          fill={fill}
          leaveUnread={leaveUnread}
          onDrag={(changed) => edited.drag(chosen, changed)}
          onChange={(changed) => edited.replace(chosen, changed)}
        />
      )}
      <p class="error" role="alert">
        {colorErrors(errorOf)}
      </p>
      <StopButtons edited={edited} />
      {inputs.type !== 'radial' && (
        <Angle
          angle={shown.angle ?? ''}
          error={errorOf('angle')}
          onDrag={(angle) => edited.preview({ angle })}
          onChange={(angle) => edited.settle({ angle })}
        />
      )}
    </div>
  );
}

function colorErrors(errorOf: EditorProperties['errorOf']): string {
  const errors = [
    { field: t('Start color'), fault: errorOf('from') },
    { field: t('End color'), fault: errorOf('to') },
  ];
  return inOneText(
    errors.filter(({ fault }) => fault !== '').map((error) => t('{field}: {fault}', error)),
  );
}

function StopButtons({ edited }: { readonly edited: EditedStops }) {
  const { stops, chosen, add, remove, reverse, distribute } = edited;
  return (
    <div class="buttons">
      <button
        type="button"
        disabled={stops.length >= mostStops}
        onClick={() => add(widestGap(stops))}
      >
        {t('Add a stop')}
      </button>
      <button type="button" disabled={stops.length <= fewestStops} onClick={() => remove(chosen)}>
        {t('Remove this stop')}
      </button>
      <button type="button" onClick={reverse}>
        {t('Reverse')}
      </button>
      <button type="button" onClick={distribute}>
        {t('Distribute evenly')}
      </button>
    </div>
  );
}
