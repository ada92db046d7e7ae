import type { FunctionComponent } from 'preact';
import type { FormAccess } from '../components/form/form-access.ts';
import type {
  EditorProperties,
  FormParts,
  WordingOfResult,
} from '../components/form/form-parts.ts';
import type { OwnParts } from '../components/form/own-parts.ts';
import type { Asking } from '../model/asking.ts';
import type { ToolSlug } from '../own-tools/tools.ts';

// The request and the result have the types of the page's tool, which the compiler cannot know here.
type OfResult = FunctionComponent<
  FormAccess & { readonly request: object; readonly result: object }
>;

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
