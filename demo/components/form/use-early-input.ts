import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Inputs } from '../../../src/form/inputs.ts';
import { isChangedControl, tellChange } from '../../../src/form/view/changed-control.ts';

/**
 * Returns the ref for a form that was built with these inputs. Handles inputs and presses that were
 * made before the script was ready, and inputs restored by the browser, as if they were made now.
 *
 * @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#restore-persisted-state
 */
export function useEarlyInput(built: Inputs) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // From now on, the early script of the page leaves the form alone.
    document.documentElement.dataset.script = 'ready';
    for (const control of form.current?.elements ?? []) {
      if (isTyped(control) || isChanged(control, built)) tellChange(control);
    }
    for (const button of form.current?.querySelectorAll<HTMLElement>('[data-pressed]') ?? []) {
      delete button.dataset.pressed;
      button.click();
    }
    // Only the first inputs are those with which it was built.
  }, []);
  return form;
}

/** Whether the visitor typed into the control, perhaps the same as the example. */
const isTyped = (control: Element) => control instanceof HTMLElement && 'typed' in control.dataset;

function isChanged(control: Element, built: Inputs): boolean {
  // The script has removed the text that was its default.
  return control instanceof HTMLTextAreaElement
    ? control.value !== (built[control.name] ?? '')
    : isChangedControl(control);
}
