import { useCallback } from 'preact/hooks';
import { useLoaded } from '../../components/basic/use-loaded.ts';
import type { ToolPage } from '../../model/tool-page.ts';
import { loadMore, loadPicture } from '../../tools/part-files.ts';

/** Returns the component that draws the result. It is loaded with the first result. */
export function usePicture({ slug, parts }: ToolPage, hasResult: boolean) {
  const load = useCallback(async () => loadPicture(slug), [slug]);
  return useLoaded(hasResult && parts.includes('picture') ? load : undefined)?.Picture;
}

/** Returns the component that is shown below the result. It is loaded with the first result. */
export function useMore({ slug, parts }: ToolPage, hasResult: boolean) {
  const load = useCallback(async () => loadMore(slug), [slug]);
  return useLoaded(hasResult && parts.includes('more') ? load : undefined)?.More;
}
