import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Returns whether an element has been on the screen, or less than another screen away from it. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isNear) return;
    const notice = (changes: readonly IntersectionObserverEntry[]) =>
      setNear(changes.some(({ isIntersecting }) => isIntersecting));
    const observer = new IntersectionObserver(notice, { rootMargin: '100%' });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
