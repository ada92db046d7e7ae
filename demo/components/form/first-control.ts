import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Returns the first control of a form in which people type. */
export function firstControl(
  form: HTMLFormElement | null | undefined,
): HTMLInputElement | HTMLTextAreaElement | undefined {
  return [...(form?.elements ?? [])].find(isTypedIn);
}

function isTypedIn(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  const types = '[type=text], [type=password], [type=date], [type=time]';
  return control.matches(`input:is(${types}), textarea`) && control.checkVisibility();
}

/**
 * Lets what is typed while nothing has the focus reach the first control of a form. Nothing gets
 * the focus before, which would scroll a phone or take a screen reader from the title.
 */
export function useTypingOnArrival(form: RefObject<HTMLFormElement | null>): void {
  // The page is said to be ready after that.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isElsewhere = document.activeElement !== document.body || event.defaultPrevented;
      const control = isElsewhere ? undefined : firstControl(form.current);
      // The key is typed into what has the focus once it was heard.
      if (control && isTypable(event, control)) control.focus({ preventScroll: true });
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [form]);
}

/** Whether a key types into a control what is possible there, and is no command. */
function isTypable(
  { key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent,
  { type, inputMode }: HTMLInputElement | HTMLTextAreaElement,
): boolean {
  // A date or a time does not take a key that was pressed before it had the focus.
  if (ctrlKey || altKey || metaKey || isComposing || ['date', 'time'].includes(type)) return false;
  const isNumber = inputMode === 'numeric' || inputMode === 'decimal';
  return (isNumber ? /^[\p{Nd}.,+−-]$/u : /^\S$/u).test(key);
}
