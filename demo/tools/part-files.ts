import type { FunctionComponent } from 'preact';
import type { Calling } from '../../src/form/calling.ts';
import type { FormAccess } from '../components/form/form-access.ts';
import type { Editor, FieldsOfPage, FormParts, Shortcuts } from '../components/form/form-parts.ts';
import type { OwnParts } from '../components/form/own-parts.ts';
import type { HeadlineWording, WordingOf } from '../model/wording.ts';
import type { ToolSlug } from '../own-tools/tools.ts';

// The request and the result have the types of the page's tool, which the compiler cannot know
// here.
type OfResult = FunctionComponent<
  FormAccess & { readonly request: object; readonly result: object }
>;

const parts = {
  /** The fields of the form, if not those of the API and of `pageFields`. */
  fields: import.meta.glob<{ readonly fieldsOf: FieldsOfPage }>('./*/fields.ts'),
  /** What the page has in place of the fields and the result. */
  'own-parts': import.meta.glob<{ readonly ownParts: OwnParts }>('./*/own-parts.ts'),
  /** How the page calls the tool, if not with what its form contains. */
  calling: import.meta.glob<{ readonly calling: Calling }>('./*/calling.ts'),
  /** Controls in the place of some fields of the form. */
  editor: import.meta.glob<Editor>('./*/editor.tsx'),
  /** Faster ways to fill in a form than field by field. */
  shortcuts: import.meta.glob<Shortcuts>('./*/shortcuts.tsx'),
  /** How the page says fields of the result. */
  wording: import.meta.glob<{ readonly wording: WordingOf }>('./*/wording.tsx'),
  /** What the page shows first, if that is not a field of the result as it is. */
  headline: import.meta.glob<{ readonly headline: HeadlineWording }>('./*/headline.ts'),
  /** A drawing of the result. */
  picture: import.meta.glob<{ readonly Picture: OfResult }>('./*/picture.tsx'),
  /** Further information, shown below the result. */
  more: import.meta.glob<{ readonly More: OfResult }>('./*/more.tsx'),
};

/** The files of all parts, by their paths from this folder. */
export const partFiles: readonly string[] = Object.values(parts).flatMap(Object.keys);

export async function loadFormParts(slug: ToolSlug): Promise<FormParts> {
  const [fields, own, called, editor, shortcuts, worded, first] = await Promise.all([
    parts.fields[`./${slug}/fields.ts`]?.(),
    parts['own-parts'][`./${slug}/own-parts.ts`]?.(),
    parts.calling[`./${slug}/calling.ts`]?.(),
    parts.editor[`./${slug}/editor.tsx`]?.(),
    parts.shortcuts[`./${slug}/shortcuts.tsx`]?.(),
    parts.wording[`./${slug}/wording.tsx`]?.(),
    parts.headline[`./${slug}/headline.ts`]?.(),
  ]);
  return {
    fieldsOf: fields?.fieldsOf,
    own: own?.ownParts,
    calling: called?.calling,
    editor,
    shortcuts,
    wordingOf: worded?.wording,
    headline: first?.headline,
  };
}

export const loadPicture = (slug: ToolSlug) => parts.picture[`./${slug}/picture.tsx`]?.();
export const loadMore = (slug: ToolSlug) => parts.more[`./${slug}/more.tsx`]?.();
