import type { FunctionComponent } from 'preact';
import type { FormAccess } from '../components/form/form-access.ts';
import type {
  EditorProperties,
  FormParts,
  WordingOfResult,
} from '../components/form/form-parts.ts';
import type { OwnParts } from '../components/form/own-parts.ts';
import type { Asking } from '../model/asking.ts';
import type { PartName } from '../model/tool-page.ts';
import type { ToolSlug } from '../model/tools.ts';

// The request and the result have the types of the page's tool, which the compiler cannot know here.
type OfResult = FunctionComponent<
  FormAccess & { readonly request: object; readonly result: object }
>;

const parts = {
  /** What the page has in place of the fields and the result. */
  'own-parts': import.meta.glob<{ readonly ownParts: OwnParts }>('../tools/*/own-parts.ts'),
  /** What the page asks the API, if that is not what its form contains. */
  asking: import.meta.glob<{ readonly asking: Asking }>('../tools/*/asking.ts'),
  /** Controls in the place of some fields of the form. */
  editor: import.meta.glob<{ readonly Editor: FunctionComponent<EditorProperties> }>(
    '../tools/*/editor.tsx',
  ),
  /** Faster ways to fill in a form than field by field. */
  shortcuts: import.meta.glob<{ readonly Shortcuts: FunctionComponent<FormAccess> }>(
    '../tools/*/shortcuts.tsx',
  ),
  /** How the page says fields of the result. */
  wording: import.meta.glob<{ readonly wording: WordingOfResult }>('../tools/*/wording.tsx'),
  /** A drawing of the result. */
  picture: import.meta.glob<{ readonly Picture: OfResult }>('../tools/*/picture.tsx'),
  /** Further information, shown below the result. */
  more: import.meta.glob<{ readonly More: OfResult }>('../tools/*/more.tsx'),
};

export async function loadFormParts(slug: ToolSlug): Promise<FormParts> {
  const [own, asked, editor, shortcuts, said] = await Promise.all([
    parts['own-parts'][`../tools/${slug}/own-parts.ts`]?.(),
    parts.asking[`../tools/${slug}/asking.ts`]?.(),
    parts.editor[`../tools/${slug}/editor.tsx`]?.(),
    parts.shortcuts[`../tools/${slug}/shortcuts.tsx`]?.(),
    parts.wording[`../tools/${slug}/wording.tsx`]?.(),
  ]);
  return {
    own: own?.ownParts,
    asking: asked?.asking,
    Editor: editor?.Editor,
    Shortcuts: shortcuts?.Shortcuts,
    wording: said?.wording,
  };
}

export const loadPicture = (slug: ToolSlug) => parts.picture[`../tools/${slug}/picture.tsx`]?.();
export const loadMore = (slug: ToolSlug) => parts.more[`../tools/${slug}/more.tsx`]?.();

/** Returns the names of the parts that are loaded with the first result. */
export function partsOf(slug: ToolSlug): readonly PartName[] {
  const names: readonly PartName[] = ['picture', 'more'];
  return names.filter((name) => `../tools/${slug}/${name}.tsx` in parts[name]);
}
