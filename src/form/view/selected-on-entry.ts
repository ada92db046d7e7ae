import { useMemo, useRef } from 'preact/hooks';

/**
 * Returns the handlers of a form that select the text of a field which is entered, by the keyboard
 * or a tap, so that what is typed takes its place: that of a short field, or of an example. Once a
 * field has the focus, a tap places the caret.
 */
export function useSelectionOnEntry() {
  const wasFocused = useRef<EventTarget>(undefined);
  return useMemo(
    () => ({
      onFocusIn: ({ target }: Event) => {
        if (isReplaced(target)) target.select();
      },
      onPointerDown: ({ target }: Event) => {
        const isFocused = target instanceof Element && target.matches(':focus');
        wasFocused.current = isFocused ? target : undefined;
      },
      // Browsers place the caret when the button or the finger is up.
      onClick: ({ target }: Event) => {
        if (!isReplaced(target) || target === wasFocused.current) return;
        if (target.selectionStart === target.selectionEnd) target.select();
      },
    }),
    [],
  );
}

function isReplaced(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return target.closest('[data-assumed]') !== null;
  return target instanceof HTMLInputElement && ['text', 'password'].includes(target.type);
}
