import { useLayoutEffect, useRef } from 'preact/hooks';
import { isChangedControl, tellChange } from '../../../src/form/view/changed-control.ts';

/**
 * Returns the ref for a form. Handles inputs and presses that were made before the script was
 * ready, and inputs restored by the browser, as if they were made now.
 *
 * @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#restore-persisted-state
 */
export function useEarlyInput() {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // From now on, the early script of the page leaves the form alone.
    document.documentElement.dataset.script = 'ready';
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLTextAreaElement) tellText(control);
      else if (isTyped(control) || isChangedControl(control)) tellChange(control);
    }
    // The form selects the texts of the fields that are entered from now on.
    const entered = form.current?.querySelector<TextControl>(
      ':is(input[type=text], textarea):focus',
    );
    if (entered && !isTyped(entered)) entered.select();
    for (const button of form.current?.querySelectorAll<HTMLElement>('[data-pressed]') ?? []) {
      delete button.dataset.pressed;
      button.click();
    }
  }, []);
  return form;
}

/**
 * Marks the text areas that have another text than in the page's HTML, since hydration sets their
 * values.
 */
export function markEarlyTexts(place: HTMLElement): void {
  for (const area of place.querySelectorAll('textarea')) {
    if (isTyped(area) || isChangedControl(area)) area.dataset.typed = area.value;
  }
}

function tellText(area: HTMLTextAreaElement): void {
  const { typed } = area.dataset;
  if (typed === undefined) return;
  area.value = typed;
  tellChange(area);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Whether the visitor typed into the control, perhaps the same as the example. */
const isTyped = (control: Element) => control instanceof HTMLElement && 'typed' in control.dataset;
