import { tellChange } from '../../../src/form/view/changed-control.ts';
import { keepInputs, keptInputs } from '../../model/kept-inputs.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Keeps what the visitor entered in this page until it is loaded again in this tab. */
export function keepControls(): void {
  const controls = document.querySelectorAll<Control>('[id]:is(input, select, textarea)');
  const values = Array.from(controls, ({ id, value }) => [id, value]);
  keepInputs(location.pathname, Object.fromEntries(values));
}

/** Enters what was kept, unless the page has it from its address or the browser. */
export function enterKept(): void {
  const kept = keptInputs(location.pathname);
  keepInputs(location.pathname, undefined);
  for (const [id, value] of Object.entries(kept ?? {})) {
    const control = document.getElementById(id);
    if (!control || !('value' in control) || control.value === value) continue;
    control.value = value;
    tellChange(control);
  }
}
