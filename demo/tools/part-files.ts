import type { FunctionComponent } from 'preact';
import type { Inputs } from '../inputs.ts';
import type { PartName } from '../tool-page.ts';
import type { ToolSlug } from '../tools.ts';
import type { Asking } from './asking.ts';
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

const parts = {
  /** What the page asks the API, if that is not what its form contains. */
  asking: import.meta.glob<{ readonly asking: Asking }>('./*/asking.ts'),
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

export const loadAsking = (slug: ToolSlug) => parts.asking[`./${slug}/asking.ts`]?.();
export const loadShortcuts = (slug: ToolSlug) => parts.shortcuts[`./${slug}/shortcuts.tsx`]?.();
export const loadWording = (slug: ToolSlug) => parts.wording[`./${slug}/wording.tsx`]?.();
export const loadPicture = (slug: ToolSlug) => parts.picture[`./${slug}/picture.tsx`]?.();
export const loadMore = (slug: ToolSlug) => parts.more[`./${slug}/more.tsx`]?.();

/** Returns the names of the parts that a tool's page has. */
export function partsOf(slug: ToolSlug): readonly PartName[] {
  const names: readonly PartName[] = ['asking', 'shortcuts', 'wording', 'picture', 'more'];
  const isOfTool = (path: string) => path.startsWith(`./${slug}/`);
  return names.filter((name) => Object.keys(parts[name]).some(isOfTool));
}
