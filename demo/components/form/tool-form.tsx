import type { RefObject } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import type { FormPlaces } from '../../../src/form/view/form-view.tsx';
import { FormView } from '../../../src/form/view/form-view.tsx';
import type { Answered } from '../../../src/form/view/result-view.tsx';
import type { ToolPage } from '../../model/tool-page.ts';
import type { FormAccess } from './form-access.ts';
import { FormPartsContext } from './form-parts.ts';
import type { FormOfPage } from './use-form.ts';

interface Properties {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly tool: ToolPage;
  readonly form: FormOfPage;
  readonly access: FormAccess;
  readonly errors: Readonly<Record<string, string>>;
  readonly answered: Answered | undefined;
}

/** The form of a tool with the page's own parts in their places. */
export function ToolForm(properties: Properties) {
  const { element, tool, form, errors } = properties;
  const { slug, name } = tool;
  useSelectedExample(element, form);
  return (
    <FormView
      label={name}
      attributes={{ ref: element, id: slug, class: form.isExample ? 'card example' : 'card' }}
      {...{ form, errors }}
      onAction={form.onAction}
      places={usePlaces(properties)}
    />
  );
}

/** Returns the page's own parts, each in its place. */
function usePlaces({ tool, form, access, errors, answered }: Properties): FormPlaces {
  const { own, editor, shortcuts } = useContext(FormPartsContext);
  const { inputs, onAction } = form;
  return {
    shortcuts: shortcuts && {
      isFirst: shortcuts.isFirst ?? false,
      content: <shortcuts.Shortcuts {...access} />,
    },
    editor: own
      ? { names: 'all', content: <own.Fields tool={tool} form={form} /> }
      : editor && {
          names: editor.edited,
          content: (
            <div class={`editor ${tool.slug}`}>
              <editor.Editor {...access} inputs={inputs} errorOf={(one) => errors[one] ?? ''} />
            </div>
          ),
        },
    beforeField: ({ name }) =>
      name === 'to' &&
      canSwap(tool) && (
        <Swap onSwap={() => onAction({ type: 'fill', inputs: swapped(form, answered) })} />
      ),
    buttons: <Buttons form={form} />,
  };
}

function Buttons({ form: { isExample, onAction } }: Pick<Properties, 'form'>) {
  return (
    <div class="buttons">
      <button type="button" class="quiet" onClick={() => onAction({ type: 'clear' })}>
        {t('Clear')}
      </button>
      {!isExample && (
        <button type="button" class="quiet" onClick={() => onAction({ type: 'show example' })}>
          {t('Show the example')}
        </button>
      )}
    </div>
  );
}

function Swap({ onSwap }: { readonly onSwap: () => void }) {
  return (
    <button type="button" class="swap quiet" onClick={onSwap}>
      <span aria-hidden="true">⇅</span> {t('Swap')}
    </button>
  );
}

/** Whether the result can be converted back. */
function canSwap({ parameters, response }: ToolPage): boolean {
  const { value, from, to } = parameters.properties;
  return [value, from, to, response.properties.result].every(
    (field: unknown) => field !== undefined,
  );
}

function swapped({ inputs, call }: FormOfPage, answered: Answered | undefined) {
  const { value = '', from = '', to = '' } = inputs;
  const isCurrent = answered !== undefined && answered.request === call.request;
  const answer = isCurrent ? answered.result.result : undefined;
  return { ...inputs, value: answer === undefined ? value : String(answer), from: to, to: from };
}

/**
 * Selects the example's text in a control that is entered, pressed or typed in, so that what is typed replaces it. The
 * first key ends the example in any control, also in one that is no field.
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
