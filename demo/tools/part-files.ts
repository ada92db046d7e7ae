import type { FunctionComponent } from 'preact';
import type { Inputs } from '../inputs.ts';
import type { PartName } from '../tool-page.ts';
import type { ToolSlug } from '../tools.ts';
import type { Asking } from './asking.ts';
import type { FormAccess } from './form-access.ts';
import type { OwnParts } from './own-parts.ts';
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
  /** What the page has in place of the fields and the result. */
  'own-parts': import.meta.glob<{ readonly ownParts: OwnParts }>('./*/own-parts.ts'),
  /** What the page asks the API, if that is not what its form contains. */
  asking: import.meta.glob<{ readonly asking: Asking }>('./*/asking.ts'),
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

/** The parts that are rendered with the form and its answer, so that they are loaded before. */
export interface FormParts {
  readonly own?: OwnParts | undefined;
  readonly asking?: Asking | undefined;
  readonly Editor?: FunctionComponent<EditorProperties> | undefined;
  readonly Shortcuts?: FunctionComponent<FormAccess> | undefined;
  readonly wording?: WordingOfResult | undefined;
}

export async function loadFormParts(slug: ToolSlug): Promise<FormParts> {
  const [own, asked, editor, shortcuts, said] = await Promise.all([
    parts['own-parts'][`./${slug}/own-parts.ts`]?.(),
    parts.asking[`./${slug}/asking.ts`]?.(),
    parts.editor[`./${slug}/editor.tsx`]?.(),
    parts.shortcuts[`./${slug}/shortcuts.tsx`]?.(),
    parts.wording[`./${slug}/wording.tsx`]?.(),
  ]);
  return {
    own: own?.ownParts,
    asking: asked?.asking,
    Editor: editor?.Editor,
    Shortcuts: shortcuts?.Shortcuts,
    wording: said?.wording,
  };
}

export const loadPicture = (slug: ToolSlug) => parts.picture[`./${slug}/picture.tsx`]?.();
export const loadMore = (slug: ToolSlug) => parts.more[`./${slug}/more.tsx`]?.();

/** Returns the names of the parts that are loaded with the first result. */
export function partsOf(slug: ToolSlug): readonly PartName[] {
  const names: readonly PartName[] = ['picture', 'more'];
  return names.filter((name) => `./${slug}/${name}.tsx` in parts[name]);
}
