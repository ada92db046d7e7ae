import { useCallback } from 'preact/hooks';
import { useLoaded } from '../components/use-loaded.ts';
import type { Inputs, Request } from '../inputs.ts';
import type { ToolPage } from '../tool-page.ts';
import type { Asking } from './asking.ts';
import type { Wording } from './wording.ts';

// Loaded later, since most visitors read a page before they use it.
const loadParts = () => import('./parts.ts');

/** Sends what the form contains. */
const directly = { ask: (_: Inputs, request: Request) => ({ request }) };

/** Returns how the page answers its form, or `undefined` until it is loaded. */
export function useAsking({ slug, parts }: ToolPage): Asking | undefined {
  const load = useCallback(async () => (await loadParts()).loadAsking(slug), [slug]);
  const loaded = useLoaded(parts.includes('asking') ? load : undefined);
  return parts.includes('asking') ? loaded?.asking : directly;
}

/** Returns the component with faster ways to fill in the form, once it is loaded. */
export function useShortcuts({ slug, parts }: ToolPage) {
  const load = useCallback(async () => (await loadParts()).loadShortcuts(slug), [slug]);
  return useLoaded(parts.includes('shortcuts') ? load : undefined)?.Shortcuts;
}

const plainly = { wording: (): Wording => ({}) };

/**
 * Returns the function that says fields of a result in the page's own words, or `undefined` until it is loaded. If it
 * cannot be loaded, the result is said as the API does, unless the page asks for something else.
 */
export function useWording({ slug, parts }: ToolPage) {
  const load = useCallback(async () => {
    const loading = loadParts().then((all) => all.loadWording(slug));
    return parts.includes('asking') ? loading : loading.catch(() => plainly);
  }, [slug, parts]);
  const loaded = useLoaded(parts.includes('wording') ? load : undefined);
  return (parts.includes('wording') ? loaded : plainly)?.wording;
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
