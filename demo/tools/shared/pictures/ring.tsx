import type { TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';

interface Properties {
  /** The field that it sets. */
  readonly label: string;
  /** Its value. */
  readonly text: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Where it is in the drawing, in percent from the left and from the top. */
  readonly left: number;
  readonly top: number;
  /** Receives the share of the drawing's width that is left of the pointer, from 0 to 1. */
  readonly onDrag: (share: number) => void;
  /** Receives whether a key leads to the left or to the right. */
  readonly onStep: (direction: -1 | 1) => void;
}

/** A point of a drawing that sets a field, by the pointer or by the arrow keys. */
export function Ring(properties: Properties) {
  const { label, text, value, min, max, left, top, onDrag, onStep } = properties;
  return (
    <span
      class="ring"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuetext={text}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      style={{ left: `${left}%`, top: `${top}%` }}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={(event) => {
        const isDragged = event.currentTarget.hasPointerCapture(event.pointerId);
        if (isDragged) onDrag(shareUnder(event));
      }}
      onKeyDown={(event) => {
        const direction = directionOf(event);
        if (!direction) return;
        event.preventDefault();
        onStep(direction);
      }}
    />
  );
}

function shareUnder({ clientX, currentTarget }: TargetedPointerEvent<HTMLElement>): number {
  const { left = 0, width = 1 } = currentTarget.parentElement?.getBoundingClientRect() ?? {};
  return Math.min(Math.max((clientX - left) / width, 0), 1);
}

function directionOf({ key }: TargetedKeyboardEvent<HTMLElement>): -1 | 1 | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -1;
  return key === 'ArrowRight' || key === 'ArrowUp' ? 1 : undefined;
}
