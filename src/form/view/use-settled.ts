import { useEffect, useState } from 'preact/hooks';

/**
 * How long a form waits before it says that a number cannot be read, since it may be half-typed.
 */
export const readingPause = 700;

/**
 * Returns a value once it has stayed the same for some time, and until then the previous one or
 * `first`.
 */
export function useSettled<Value>(value: Value, milliseconds: number, first = value): Value {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
