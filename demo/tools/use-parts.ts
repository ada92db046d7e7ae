import { createContext } from 'preact';
import { useCallback, useContext } from 'preact/hooks';
import { useLoaded } from '../components/use-loaded.ts';
import type { ToolPage } from '../tool-page.ts';
import type { WordingOfResult } from './part-files.ts';
import type { Wording } from './wording.ts';

// Loaded later, since most visitors read a page before they use it.
const loadParts = () => import('./parts.ts');

/** Returns the component that takes the place of some fields of the form, once it is loaded. */
export function useEditor({ slug, parts }: ToolPage) {
  const load = useCallback(async () => (await loadParts()).loadEditor(slug), [slug]);
  return useLoaded(parts.includes('editor') ? load : undefined)?.Editor;
}

/** Returns the component with faster ways to fill in the form, once it is loaded. */
export function useShortcuts({ slug, parts }: ToolPage) {
  const load = useCallback(async () => (await loadParts()).loadShortcuts(slug), [slug]);
  return useLoaded(parts.includes('shortcuts') ? load : undefined)?.Shortcuts;
}

const plainly = { wording: (): Wording => ({}) };

/** The wording of the page's tool, which was loaded before the page was rendered. */
export const ReadyWording = createContext<WordingOfResult | undefined>(undefined);

/**
 * Returns the function that says fields of a result in the page's own words, or `undefined` until it is loaded. If it
 * cannot be loaded, the result is said as the API does.
 */
export function useWording({ slug, parts }: ToolPage) {
  const load = useCallback(
    async () =>
      (await loadParts()
        .then((all) => all.loadWording(slug))
        .catch(() => plainly)) ?? plainly,
    [slug],
  );
  const ready = useContext(ReadyWording);
  const isLoaded = ready === undefined && parts.includes('wording');
  const loaded = useLoaded(isLoaded ? load : undefined);
  return ready ?? (isLoaded ? loaded : plainly)?.wording;
}

/** Returns the component that draws the result. It is loaded with the first result. */
export function usePicture({ slug, parts }: ToolPage, hasResult: boolean) {
  const load = useCallback(async () => (await loadParts()).loadPicture(slug), [slug]);
  return useLoaded(hasResult && parts.includes('picture') ? load : undefined)?.Picture;
}

/** Returns the component that is shown below the result. It is loaded with the first result. */
export function useMore({ slug, parts }: ToolPage, hasResult: boolean) {
  const load = useCallback(async () => (await loadParts()).loadMore(slug), [slug]);
  return useLoaded(hasResult && parts.includes('more') ? load : undefined)?.More;
}
