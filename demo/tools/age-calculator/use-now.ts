import { useEffect, useState } from 'preact/hooks';

const [second, minute] = [1_000, 60_000];

/**
 * Returns the time, updated every second, or every minute for visitors who prefer reduced motion.
 */
export function useNow(): { readonly now: Date; readonly isCalm: boolean } {
  const [now, setNow] = useState(() => new Date());
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  useEffect(() => {
    const step = isCalm ? minute : second;
    const timer = setTimeout(() => setNow(new Date()), step - (now.getTime() % step));
    return () => clearTimeout(timer);
  }, [now, isCalm]);
  return { now, isCalm };
}
