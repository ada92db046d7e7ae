import { createContext, type FunctionComponent } from 'preact';
import type { Field } from '../../../src/form/fields.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import type { PageRequest } from '../../../src/form/page-request.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import { builtPlace, type Place } from '../../model/place.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import type { FormFiller } from './form-filler.ts';
import { fieldIn, formFieldsOf } from './page-fields.ts';

/** What a part needs that takes the place of some fields of the form. */
export interface EditorProperties extends FormFiller {
  readonly fields: readonly Field[];
  readonly inputs: Inputs;
  /** Types into a field, which takes the place of an example. */
  readonly onType: (name: string, value: string) => void;
  /** Returns the error of a field, or an empty text. */
  readonly errorOf: (name: string) => string;
}

/**
 * What the form of a tool's page and its answer need beyond the tool. It is rendered into the HTML,
 * so that it is loaded before hydration. `Calculation` is a request of the tool with its result.
 */
export interface FormParts<Calculation = { readonly request: object; readonly result: object }> {
  /** Changes the fields of the form, which are those of the API and of `pageFields`. */
  readonly fields?: (fields: readonly Field[], tool: ToolPage, place: Place) => readonly Field[];
  /** How the page calls the tool, if not with what its form contains. */
  readonly pageRequest?: PageRequest;
  /** Controls in the place of the fields with these names, or of all fields. */
  readonly editor?: {
    readonly Editor: FunctionComponent<EditorProperties>;
    readonly edited: readonly string[] | 'all';
  };
  /** What the page says behind fields, by their names. */
  readonly notes?: Readonly<Record<string, FunctionComponent<FormFiller>>>;
  /** Faster ways to fill in the form than field by field. */
  readonly Shortcuts?: FunctionComponent<FormFiller>;
  /** Whether the shortcuts come before the fields. */
  readonly hasShortcutsFirst?: boolean;
  /** Returns fields of the result as the page says them, with amounts in the currency. */
  readonly wording?: (
    calculation: Calculation,
    inputs: Inputs,
    currency: string | undefined,
  ) => Wordings;
}

export const FormPartsContext = createContext<FormParts>({});

/** Returns the fields of a page's form, with examples as in a place. */
export function fieldsOfPage(
  tool: ToolPage,
  { fields }: FormParts,
  place = builtPlace(),
): readonly Field[] {
  const usual = formFieldsOf(tool);
  const own = fields ? fields(usual, tool, place) : usual;
  return own.map((field) => fieldIn(field, place.currency));
}
