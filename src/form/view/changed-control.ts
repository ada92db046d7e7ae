/** Whether a control of a page has another state than the one in the page's HTML. */
export function isChangedControl(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === 'file') return false;
  if (control.type === 'radio') return control.checked && !control.defaultChecked;
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Tells the form that a control has changed. */
export function tellChange(control: Element): void {
  for (const type of ['input', 'change']) {
    control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
