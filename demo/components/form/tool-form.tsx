import { Fragment, type RefObject, type TargetedSubmitEvent } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import type { Field } from '../../../src/form/form-fields.ts';
import { t } from '../../../src/form/language/language.ts';
import { inItsUnit, unitChoiceOf, unitOptions } from '../../../src/form/units/field-units.ts';
import { FormField } from '../../../src/form/view/form-field.tsx';
import type { ToolPage } from '../../model/tool-page.ts';
import type { Answered } from '../result/use-answer.ts';
import type { FormAccess } from './form-access.ts';
import { FormPartsContext } from './form-parts.ts';
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
export function ToolForm({ element, ...properties }: Properties) {
  const { tool, form, access } = properties;
  const { own, Shortcuts } = useContext(FormPartsContext);
  const { isExample } = form;
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.submit();
  };
  useSelectedExample(element, isExample);
  const shortcuts = Shortcuts && <Shortcuts {...access} />;
  return (
    <form
      ref={element}
      id={tool.slug}
      class={isExample ? 'card example' : 'card'}
      noValidate
      onSubmit={submit}
      aria-label={tool.name}
    >
      {tool.isShortcutFirst && shortcuts}
      {own ? <own.Fields tool={tool} form={form} /> : <Fields {...properties} />}
      {!tool.isShortcutFirst && shortcuts}
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

function Fields({ tool, form, access, errorOf, answered }: Omit<Properties, 'element'>) {
  const { Editor } = useContext(FormPartsContext);
  const { fields, asked, inputs } = form;
  const { edited = [] } = tool;
  const errorOfName = (name: string) => {
    const field = asked.find((one) => one.name === name);
    return field ? errorOf(field) : '';
  };
  return (
    <>
      {Editor && (
        <div class={`editor ${tool.slug}`}>
          <Editor {...access} inputs={inputs} errorOf={errorOfName} />
        </div>
      )}
      {withoutUnitChoices(asked)
        .filter(({ name }) => !edited.includes(name))
        .map((field) => (
          <Fragment key={field.name}>
            {field.name === 'to' && canSwap(tool) && (
              <Swap onSwap={() => form.fill(swapped(form, answered))} />
            )}
            <FormField
              field={inItsUnit(field, fields, inputs)}
              value={inputs[field.name] ?? ''}
              error={errorOf(field)}
              onInput={(value) => form.type(field, value)}
              units={unitOptions(field, fields)}
              onUnit={(unit) => form.chooseUnit(field, unit)}
            />
          </Fragment>
        ))}
    </>
  );
}

/** Leaves out the choices that are part of the row of their number. */
function withoutUnitChoices(fields: readonly Field[]): readonly Field[] {
  const choices = fields.map((field) => unitChoiceOf(field, fields));
  return fields.filter((field) => !choices.includes(field));
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

function swapped({ inputs, question }: Form, answered: Answered | undefined) {
  const { value = '', from = '', to = '' } = inputs;
  const isCurrent = answered !== undefined && answered.request === question.request;
  const answer = isCurrent ? answered.result.result : undefined;
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
