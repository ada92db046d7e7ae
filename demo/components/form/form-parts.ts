import { createContext, type FunctionComponent } from 'preact';
import type { Inputs } from '../../../src/form/inputs.ts';
import type { Wording } from '../../../src/form/view/wording.ts';
import type { Asking } from '../../model/asking.ts';
import type { FormAccess } from './form-access.ts';
import type { OwnParts } from './own-parts.ts';

// The request and the result have the types of the page's tool, which the compiler cannot know here.
export type WordingOfResult = (
  shown: { readonly request: object; readonly result: object },
  inputs: Inputs,
) => Wording;

/** What a part needs that takes the place of some fields of the form. */
export interface EditorProperties extends FormAccess {
  readonly inputs: Inputs;
  /** Returns the error of a field, or an empty text. */
  readonly errorOf: (name: string) => string;
}

/** The parts that are rendered with the form and its answer, so that they are loaded before. */
export interface FormParts {
  readonly own?: OwnParts | undefined;
  readonly asking?: Asking | undefined;
  readonly Editor?: FunctionComponent<EditorProperties> | undefined;
  readonly Shortcuts?: FunctionComponent<FormAccess> | undefined;
  readonly wording?: WordingOfResult | undefined;
}

/** The page's own parts that are rendered with the form and its answer. */
export const FormPartsContext = createContext<FormParts>({});
