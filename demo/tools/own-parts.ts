import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Compute } from '../components/use-answer.ts';
import type { Form } from '../components/use-form.ts';
import type { Field, ToolPage } from '../tool-page.ts';

export interface OwnProperties {
  readonly tool: ToolPage;
  readonly form: Form;
}

export interface OwnResultProperties extends OwnProperties {
  /** Shown below the headline. */
  readonly children: ComponentChildren;
}

/** What a page has in place of the fields and the result of its tool. */
export interface OwnParts {
  readonly fieldsOf: (tool: ToolPage) => readonly Field[];
  readonly compute: Compute;
  readonly Fields: FunctionComponent<OwnProperties>;
  readonly Headline: FunctionComponent<OwnProperties>;
  readonly Result: FunctionComponent<OwnResultProperties>;
}
