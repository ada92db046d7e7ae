import { useLayoutEffect } from 'preact/hooks';

/**
 * Calls back with the hash of the page's address at first and whenever a link changes it. The
 * function must stay the same between renderings.
 */
export function useHash(onHash: (hash: string) => void): void {
  // A later effect would first show something else, and undo an early press of a button.
  useLayoutEffect(() => {
    const read = () => onHash(location.hash);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [onHash]);
}
