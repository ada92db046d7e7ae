import { useCallback } from 'preact/hooks';
import { useLoaded } from '../components/use-loaded.ts';
import type { ToolPage } from '../tool-page.ts';

// Most visits read a page before they use it.
const loadParts = () => import('./parts.ts');

/** The quicker ways to fill in the form of a page, as soon as they are loaded. */
export function useShortcuts({ slug, parts }: ToolPage) {
  const load = useCallback(async () => (await loadParts()).loadShortcuts(slug), [slug]);
  return useLoaded(parts.includes('shortcuts') ? load : undefined)?.Shortcuts;
}

/** The drawing of a result, which is loaded with the first one. */
export function usePicture({ slug, parts }: ToolPage, hasResult: boolean) {
  const load = useCallback(async () => (await loadParts()).loadPicture(slug), [slug]);
  return useLoaded(hasResult && parts.includes('picture') ? load : undefined)?.Picture;
}

/** What a page shows below its result, which is loaded with the first one. */
export function useMore({ slug, parts }: ToolPage, hasResult: boolean) {
  const load = useCallback(async () => (await loadParts()).loadMore(slug), [slug]);
  return useLoaded(hasResult && parts.includes('more') ? load : undefined)?.More;
}
