import { useEffect, useState } from 'preact/hooks';

/** Before a form says that a number cannot be read, which may be half of one. */
export const readingPause = 700;

/** Returns a value as it was before it began to change, until it rests for some time. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
