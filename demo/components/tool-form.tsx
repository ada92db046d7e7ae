import { Fragment, type RefObject, type TargetedSubmitEvent } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { inItsUnit } from '../field-units.ts';
import { t } from '../language.ts';
import type { Field, ToolPage } from '../tool-page.ts';
import type { FormAccess } from '../tools/form-access.ts';
import { useEditor, useShortcuts } from '../tools/use-parts.ts';
import { offeredUnits } from '../units.ts';
import { FormField } from './form-field.tsx';
import type { Answered } from './use-answer.ts';
import type { Form } from './use-form.ts';

interface Properties {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly tool: ToolPage;
  readonly form: Form;
  readonly access: FormAccess;
  readonly errorOf: (field: Field) => string;
  readonly answered: Answered | undefined;
}

/** The form of a tool, whose answer appears while typing. */
export function ToolForm({ element, tool, form, access, errorOf, answered }: Properties) {
  const Shortcuts = useShortcuts(tool);
  const Editor = useEditor(tool);
  const { fields, asked, inputs, isExample } = form;
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.submit();
  };
  const ofForm = asked.filter(({ name }) => !tool.edited?.includes(name));
  const errorOfName = (name: string) =>
    asked.flatMap((field) => (field.name === name ? [errorOf(field)] : [])).join('');
  useSelectedExample(element, isExample);
  return (
    <form
      ref={element}
      id={tool.slug}
      class={isExample ? 'card example' : 'card'}
      noValidate
      onSubmit={submit}
      aria-label={tool.name}
    >
      {tool.parts.includes('editor') && (
        <div class={`editor ${tool.slug}`}>
          {Editor && <Editor {...access} inputs={inputs} errorOf={errorOfName} />}
        </div>
      )}
      {ofForm.map((field) => (
        <Fragment key={field.name}>
          <FormField
            field={inItsUnit(field, fields, inputs)}
            value={inputs[field.name] ?? ''}
            error={errorOf(field)}
            onInput={(value) => form.type(field, value)}
            units={offeredUnits(field)}
            onUnit={(unit) => form.chooseUnit(field, unit)}
          />
          {field.name === 'from' && canSwap(tool) && (
            <Swap onSwap={() => form.fill(swapped(form, answered))} />
          )}
        </Fragment>
      ))}
      {Shortcuts && <Shortcuts {...access} />}
      <div class="buttons">
        <button type="button" class="quiet" onClick={form.clear}>
          {t('Clear')}
        </button>
        {!isExample && (
          <button type="button" class="quiet" onClick={form.showExample}>
            {t('Show the example')}
          </button>
        )}
      </div>
      {/* The answer appears while typing. Enter also checks the fields that are still empty. */}
      <button type="submit" class="hidden" tabIndex={-1}>
        {t('Compute')}
      </button>
    </form>
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

function swapped({ inputs, request }: Form, answered: Answered | undefined) {
  const { value = '', from = '', to = '' } = inputs;
  const answer = answered?.request === request ? answered.result.result : undefined;
  return { ...inputs, value: answer === undefined ? value : String(answer), from: to, to: from };
}

/** Selects the example's text in a control that is entered, pressed or typed in, so that what is typed replaces it. */
function useSelectedExample(form: RefObject<HTMLFormElement | null>, isExample: boolean): void {
  // A later effect would also select what was typed first.
  useLayoutEffect(() => {
    const { current: element } = form;
    if (!element || !isExample) return;
    const select = ({ target }: Event) => {
      if (isTextControl(target)) target.select();
    };
    const types = ['focusin', 'click', 'beforeinput'];
    for (const type of types) element.addEventListener(type, select);
    return () => {
      for (const type of types) element.removeEventListener(type, select);
    };
  }, [form, isExample]);
}

function isTextControl(
  target: EventTarget | null,
): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && ['text', 'password'].includes(target.type);
}
