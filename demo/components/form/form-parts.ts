import { createContext, type FunctionComponent } from 'preact';
import type { Calling } from '../../../src/form/calling.ts';
import type { Field } from '../../../src/form/fields.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { HeadlineWording, WordingOf } from '../../model/wording.ts';
import type { FormAccess } from './form-access.ts';
import type { OwnParts } from './own-parts.ts';
import { formFieldsOf } from './page-fields.ts';

/** Returns the fields of a form. */
export type FieldsOfPage = (tool: ToolPage) => readonly Field[];

/** What a part needs that takes the place of some fields of the form. */
export interface EditorProperties extends FormAccess {
  readonly inputs: Inputs;
  /** Returns the error of a field, or an empty text. */
  readonly errorOf: (name: string) => string;
}

/** Controls in the place of fields. */
export interface Editor {
  readonly Editor: FunctionComponent<EditorProperties>;
  /** The names of these fields. */
  readonly edited: readonly string[];
}

/** Faster ways to fill in a form. */
export interface Shortcuts {
  readonly Shortcuts: FunctionComponent<FormAccess>;
  /** Whether they come before the fields. */
  readonly isFirst?: boolean;
}

/**
 * The parts of one tool's page that are rendered with the form and its answer, so that they are
 * loaded before.
 */
export interface FormParts {
  readonly fieldsOf?: FieldsOfPage | undefined;
  readonly own?: OwnParts | undefined;
  readonly calling?: Calling | undefined;
  readonly editor?: Editor | undefined;
  readonly shortcuts?: Shortcuts | undefined;
  readonly wordingOf?: WordingOf | undefined;
  readonly headline?: HeadlineWording | undefined;
}

export const FormPartsContext = createContext<FormParts>({});

/** Returns the fields of a page's form. */
export function fieldsOfPage(tool: ToolPage, { fieldsOf = formFieldsOf }: FormParts) {
  return fieldsOf(tool);
}
