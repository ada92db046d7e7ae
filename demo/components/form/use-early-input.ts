import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Inputs } from '../../../src/form/inputs.ts';

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
      if (!isTyped(control) && !isChanged(control, built)) continue;
      for (const type of ['input', 'change']) {
        control.dispatchEvent(new Event(type, { bubbles: true }));
      }
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
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  // The script has removed the text that was its default.
  if (control instanceof HTMLTextAreaElement) return control.value !== (built[control.name] ?? '');
  if (!(control instanceof HTMLInputElement) || control.type === 'file') return false;
  if (control.type === 'radio') return control.checked && !control.defaultChecked;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
