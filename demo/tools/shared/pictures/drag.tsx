import type { TargetedPointerEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { FormFiller } from '../../../components/form/form-filler.ts';

/** A place in a drawing, in its own lengths. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Properties<Values extends object, Scale> extends Pick<FormFiller, 'change'> {
  /** The values of the last answer. */
  readonly given: Values;
  readonly scaleOf: (values: Values) => Scale;
}

/**
 * Lets a pointer drag handles of a drawing, which set fields of the form. Returns the dragged
 * values until the answer to them arrives. Meanwhile, the scale stays, so that nothing moves away
 * from the pointer.
 */
export function useDrag<Values extends object, Scale>(properties: Properties<Values, Scale>) {
  const { given, scaleOf, change } = properties;
  const [dragged, setDragged] = useState<{ readonly given: Values; readonly values: Values }>();
  const [held, setHeld] = useState<Scale>();
  const values = dragged?.given === given ? dragged.values : given;
  const scale = held ?? scaleOf(values);
  /** `inputsAt` returns the inputs of the form at a place, or none where the handle cannot be. */
  const handlers = (inputsAt: (place: Place, scale: Scale) => Partial<Values> | undefined) => ({
    onPointerDown: (event: TargetedPointerEvent<SVGGElement>) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld(scale);
    },
    onPointerMove: (event: TargetedPointerEvent<SVGGElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const inputs = inputsAt(placeUnder(event), scale);
      if (!inputs) return;
      setDragged({ given, values: { ...values, ...inputs } });
      for (const [name, value] of Object.entries(inputs)) change(name, String(value));
    },
    onLostPointerCapture: () => setHeld(undefined),
  });
  return { values, scale, handlers };
}

type Handlers = ReturnType<ReturnType<typeof useDrag>['handlers']>;

function placeUnder({ clientX, clientY, currentTarget }: TargetedPointerEvent<SVGGElement>): Place {
  const onScreen = currentTarget.ownerSVGElement?.getScreenCTM();
  return new DOMPoint(clientX, clientY).matrixTransform(onScreen?.inverse());
}

/** A ring that can be dragged, with room for a finger around it. */
export function Handle({ at: { x, y }, handlers }: { readonly at: Place; handlers: Handlers }) {
  return (
    <g class="grip" {...handlers}>
      <circle cx={x} cy={y} r="24" class="reach" />
      <circle cx={x} cy={y} r="8" class="ring" />
    </g>
  );
}
