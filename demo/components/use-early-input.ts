import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Returns the ref for a form. Handles inputs that were made before the script was ready, or restored by the browser, as
 * if they were made now.
 */
export function useEarlyInput() {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    for (const control of form.current?.elements ?? []) {
      if (!isChanged(control)) continue;
      for (const type of ['input', 'change']) {
        control.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  }, []);
  return form;
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === 'file') return false;
  if (control.type === 'radio') return control.checked && !control.defaultChecked;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
