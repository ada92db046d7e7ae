import { useEffect, useState } from 'preact/hooks';

const [second, minute] = [1_000, 60_000];

/** The time, each second; for visitors who want less motion, each minute. */
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
