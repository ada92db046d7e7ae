import type { FunctionComponent } from 'preact';
import type { Inputs } from '../inputs.ts';
import type { PartName } from '../tool-page.ts';
import type { ToolSlug } from '../tools.ts';
import type { FormAccess } from './form-access.ts';
import type { Wording } from './wording.ts';

// The request and the result have the types of the page's tool, which the compiler cannot know here.
type OfResult = FunctionComponent<
  FormAccess & { readonly request: object; readonly result: object }
>;

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

const parts = {
  /** Controls in the place of some fields of the form. */
  editor: import.meta.glob<{ readonly Editor: FunctionComponent<EditorProperties> }>(
    './*/editor.tsx',
  ),
  /** Faster ways to fill in a form than field by field. */
  shortcuts: import.meta.glob<{ readonly Shortcuts: FunctionComponent<FormAccess> }>(
    './*/shortcuts.tsx',
  ),
  /** How the page says fields of the result. */
  wording: import.meta.glob<{ readonly wording: WordingOfResult }>('./*/wording.tsx'),
  /** A drawing of the result. */
  picture: import.meta.glob<{ readonly Picture: OfResult }>('./*/picture.tsx'),
  /** Further information, shown below the result. */
  more: import.meta.glob<{ readonly More: OfResult }>('./*/more.tsx'),
};

export const loadEditor = (slug: ToolSlug) => parts.editor[`./${slug}/editor.tsx`]?.();
export const loadShortcuts = (slug: ToolSlug) => parts.shortcuts[`./${slug}/shortcuts.tsx`]?.();
export const loadWording = (slug: ToolSlug) => parts.wording[`./${slug}/wording.tsx`]?.();
export const loadPicture = (slug: ToolSlug) => parts.picture[`./${slug}/picture.tsx`]?.();
export const loadMore = (slug: ToolSlug) => parts.more[`./${slug}/more.tsx`]?.();

/** Returns the names of the parts that a tool's page has. */
export function partsOf(slug: ToolSlug): readonly PartName[] {
  const names: readonly PartName[] = ['editor', 'shortcuts', 'wording', 'picture', 'more'];
  return names.filter((name) => `./${slug}/${name}.tsx` in parts[name]);
}
