import type { TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber, percentage } from '../../../src/form/numbers/format.ts';
import { styled } from '../shared/styled.ts';
import { isColor, type Stop } from './stops.ts';

interface Properties {
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
export function StopHandle(properties: Properties) {
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
