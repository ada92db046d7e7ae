import type { RefObject, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber, percentage } from '../../../src/form/numbers/format.ts';
import { styled } from '../shared/styled.ts';
import { cssOfInputs } from './compose.ts';
import { inputsOfStops, isColor, positionAt, type Stop } from './stops.ts';

interface Properties {
  readonly stops: readonly Stop[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onAdd: (percent: number) => void;
  /** Called while a stop is dragged. */
  readonly onDrag: (index: number, moved: Stop) => void;
  readonly onMove: (index: number, moved: Stop) => void;
  readonly onRemove: (index: number) => void;
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: -100,
  End: 100,
};

/**
 * The stops as handles on the gradient, from left to right in every language. A press between them
 * adds a stop.
 */
export function StopBar(properties: Properties) {
  const { stops, chosen, onChoose, onAdd, onDrag, onMove, onRemove } = properties;
  const bar = useRef<HTMLFieldSetElement>(null);
  useFocusOnChosen(bar, chosen);
  const percentAt = ({ clientX }: MouseEvent) => {
    const { left, width } = bar.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return Math.round((1000 * (clientX - left)) / width) / 10;
  };
  const press = (event: TargetedKeyboardEvent<HTMLElement>, index: number, stop: Stop) => {
    const step = keySteps[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index);
    else if (step === undefined) return;
    else onMove(index, { ...stop, position: positionAt(Number(stop.position) + step) });
    event.preventDefault();
  };
  const current = stops[chosen];
  return (
    <fieldset class="gradient stop-bar" dir="ltr" ref={bar} aria-label={t('Stops of the gradient')}>
      {/* The button below adds a stop by keyboard. */}
      <div
        class="track"
        aria-hidden="true"
        ref={styled({ backgroundImage: trackOf(stops) ?? '' })}
        onClick={(event) => onAdd(percentAt(event))}
      />
      {stops.map((stop, index) => (
        <StopHandle
          key={String(index)}
          stop={stop}
          number={index + 1}
          count={stops.length}
          isChosen={index === chosen}
          onChoose={() => onChoose(index)}
          // A handle that is dragged past another one takes its place in the list.
          onDrag={(event) =>
            current && onDrag(chosen, { ...current, position: positionAt(percentAt(event)) })
          }
          onDrop={() => current && onMove(chosen, { ...current })}
          onKey={(event) => press(event, index, stop)}
        />
      ))}
    </fieldset>
  );
}

function trackOf(stops: readonly Stop[]): string | undefined {
  return cssOfInputs({ type: 'linear', angle: '90', ...inputsOfStops(stops) });
}

/** Keeps the focus on a handle that a key moved past another one. */
function useFocusOnChosen(bar: RefObject<HTMLElement | null>, chosen: number): void {
  useLayoutEffect(() => {
    const handles = [...(bar.current?.querySelectorAll<HTMLElement>('[role="slider"]') ?? [])];
    const isInside = handles.some((handle) => handle === document.activeElement);
    if (isInside) handles[chosen]?.focus({ preventScroll: true });
  }, [bar, chosen]);
}

interface HandleProperties {
  readonly stop: Stop;
  readonly number: number;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onDrag: (event: PointerEvent) => void;
  readonly onDrop: () => void;
  readonly onKey: (event: TargetedKeyboardEvent<HTMLElement>) => void;
}

/** A stop to drag, or to move with the keys of a slider. */
export function StopHandle(properties: HandleProperties) {
  const { stop, number, count, isChosen, onChoose, onDrag, onDrop, onKey } = properties;
  const { color, position } = stop;
  const isDragged = useRef(false);
  const drag = (event: TargetedPointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    isDragged.current = true;
    onDrag(event);
  };
  const drop = () => {
    if (isDragged.current) onDrop();
    isDragged.current = false;
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      class="handle"
      aria-current={isChosen ? 'true' : undefined}
      aria-label={t('Stop {number} of {count}', {
        number: formatNumber(number),
        count: formatNumber(count),
      })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Number(position)}
      aria-valuetext={`${percentage(formatNumber(Number(position)))}, ${color}`}
      ref={styled({ left: `${position}%` })}
      onFocus={onChoose}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onChoose();
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <span ref={styled({ backgroundColor: isColor(color) ? `#${color.replace('#', '')}` : '' })} />
    </div>
  );
}
