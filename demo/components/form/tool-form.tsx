import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type FormPlaces, FormView } from '../../../src/form/view/form-view.tsx';
import type { ToolPage } from '../../model/tool-page.ts';
import type { FormOfPage } from './use-form.ts';

interface Properties {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly tool: ToolPage;
  readonly form: FormOfPage;
  readonly errors: Readonly<Record<string, string>>;
  /** The page's own parts. */
  readonly places: FormPlaces;
}

/** The form of a tool with the page's own parts in their places. */
export function ToolForm({ element, tool: { slug, name }, form, errors, places }: Properties) {
  useSelectedExample(element, form);
  return (
    <FormView
      label={name}
      attributes={{ ref: element, id: slug, class: form.isExample ? 'card example' : 'card' }}
      {...{ form, errors, places }}
      onAction={form.onAction}
    />
  );
}

/**
 * Selects the example's text in a control that is entered, pressed or typed in, so that what is
 * typed replaces it. The first key ends the example in any control, also in one that is no field.
 */
function useSelectedExample(
  form: RefObject<HTMLFormElement | null>,
  { isExample, onAction }: Pick<FormOfPage, 'isExample' | 'onAction'>,
): void {
  // A later effect would also select what was typed first.
  useLayoutEffect(() => {
    const { current: element } = form;
    if (!element || !isExample) return;
    const select = ({ target }: Event) => {
      if (isTextControl(target)) target.select();
    };
    const end = ({ target }: Event) => {
      if (!isTextControl(target)) return;
      onAction({ type: 'end example', keepsInputs: target.closest('.editor') !== null });
    };
    const types = ['focusin', 'click', 'beforeinput'];
    for (const type of types) element.addEventListener(type, select);
    element.addEventListener('input', end);
    return () => {
      for (const type of types) element.removeEventListener(type, select);
      element.removeEventListener('input', end);
    };
  }, [form, isExample, onAction]);
}

function isTextControl(
  target: EventTarget | null,
): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && ['text', 'password'].includes(target.type);
}
