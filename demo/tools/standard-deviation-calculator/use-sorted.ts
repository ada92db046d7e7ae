import { useEffect, useState } from 'preact/hooks';
import { sortedNumbers } from './sorted-numbers.ts';

type Numbers = readonly number[] | string;

/** Returns the numbers of a request in ascending order, or `undefined` until they are sorted. */
export function useSorted(numbers: Numbers): Float64Array | undefined {
  const [done, setDone] = useState<{ readonly numbers: Numbers; readonly sorted: Float64Array }>();
  useEffect(() => {
    let isCurrent = true;
    sortedNumbers(numbers).then((sorted) => {
      if (isCurrent) setDone({ numbers, sorted });
    });
    return () => {
      isCurrent = false;
    };
  }, [numbers]);
  return done?.numbers === numbers ? done.sorted : undefined;
}
