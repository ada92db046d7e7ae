import type { RefObject } from 'preact';
import { type FormSlots, FormView } from '../../../src/form/view/form-view.tsx';
import type { ToolPage } from '../../model/tool-page.ts';
import type { FormOfPage } from './use-form.ts';

interface Properties {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly tool: ToolPage;
  readonly form: FormOfPage;
  readonly errors: Readonly<Record<string, string>>;
  /** The page's own parts. */
  readonly places: FormSlots;
}

/** The form of a tool with the page's own parts in their places. */
export function ToolForm({ element, tool: { slug, name }, form, errors, places }: Properties) {
  return (
    <FormView
      label={name}
      attributes={{ ref: element, id: slug, class: form.isExample ? 'card example' : 'card' }}
      {...{ form, errors, places }}
      onAction={form.onAction}
    />
  );
}
