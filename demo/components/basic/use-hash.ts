import { useLayoutEffect } from 'preact/hooks';

/**
 * Calls back with the hash of the page's address, before the first paint, so that the page does not show something else
 * first, and whenever a link changes it. The function must stay the same between renderings.
 */
export function useHash(onHash: (hash: string) => void): void {
  useLayoutEffect(() => {
    const read = () => onHash(location.hash);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [onHash]);
}
