import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { ownProperty } from '../../shared/own-property.ts';
import type { Field } from '../fields.ts';
import { inItsUnit } from '../inputs.ts';
import { t } from '../language/language.ts';
import type { Action, Form } from '../state.ts';
import { FormField } from './form-field.tsx';
import { useSelectionOnEntry } from './selected-on-entry.ts';

/** A page's own parts of a form, each in its place. */
export interface FormSlots {
  /** Faster ways to fill in the form, before its fields or behind them. */
  readonly shortcuts?:
    | { readonly isFirst: boolean; readonly content: ComponentChildren }
    | undefined;
  /** Controls in the place of the fields with these names, or of all fields. */
  readonly editor?:
    | { readonly names: readonly string[] | 'all'; readonly content: ComponentChildren }
    | undefined;
  /** Returns what is before a field. */
  readonly beforeField?: ((field: Field) => ComponentChildren) | undefined;
  /** Returns what is after a field. */
  readonly afterField?: ((field: Field) => ComponentChildren) | undefined;
  readonly buttons?: ComponentChildren;
}

interface Properties extends Omit<FieldsProperties, 'places'> {
  /** Names the form for screen readers. */
  readonly label: string;
  readonly attributes: JSX.IntrinsicElements['form'];
  readonly places?: FormSlots;
  /** Whether no control can be used; without it, no element says so. */
  readonly isDisabled?: boolean;
}

/** The form of a tool, whose answer appears while typing. */
export function FormView({
  label,
  attributes,
  isDisabled,
  places = {},
  ...properties
}: Properties) {
  const { shortcuts, editor, buttons } = places;
  const selection = useSelectionOnEntry();
  const fields = (
    <>
      {editor?.content}
      {editor?.names !== 'all' && <Fields {...properties} places={places} />}
    </>
  );
  return (
    <form
      {...attributes}
      {...selection}
      // The form says itself what is wrong, beside each field.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const names = properties.form.active.map(({ name }) => name);
        properties.onAction({ type: 'submit', names });
      }}
      aria-label={label}
    >
      {shortcuts?.isFirst && shortcuts.content}
      {isDisabled === undefined ? (
        fields
      ) : (
        <fieldset class="fields" disabled={isDisabled}>
          {fields}
        </fieldset>
      )}
      {!shortcuts?.isFirst && shortcuts?.content}
      {buttons}
      {/* The answer appears while typing. Enter also checks the fields that are still empty. */}
      <button type="submit" class="hidden" tabIndex={-1}>
        {t('Compute')}
      </button>
    </form>
  );
}

interface FieldsProperties {
  readonly form: Form;
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onAction: (action: Action) => void;
  readonly places: FormSlots;
}

function Fields({ form, errors, onAction, places }: FieldsProperties) {
  const { visible, inputs } = form;
  const { editor, beforeField, afterField } = places;
  // They are part of the row of their number.
  const choices = visible.flatMap(({ unitChoice }) => (unitChoice?.isOwn ? unitChoice.name : []));
  const rows = visible.filter(
    ({ name }) => !choices.includes(name) && !editor?.names.includes(name),
  );
  return (
    <>
      {rows.map((field) => {
        const { name } = field;
        return (
          <Fragment key={name}>
            {beforeField?.(field)}
            <FormField
              field={inItsUnit(field, inputs)}
              value={ownProperty(inputs, name) ?? ''}
              error={ownProperty(errors, name) ?? ''}
              isAssumed={form.assumed.some((one) => one.name === name)}
              onInput={(value) => onAction({ type: 'type', name, value })}
              units={field.units}
              onUnit={(unit) => onAction({ type: 'choose unit', name, unit })}
            />
            {afterField?.(field)}
          </Fragment>
        );
      })}
    </>
  );
}
