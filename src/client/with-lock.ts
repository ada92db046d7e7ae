/**
 * Does the work while no other work of this page holds the lock, even if several copies of this
 * package run in the page. Old browsers without locks do the work at once.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Web_Locks_API
 */
export function withLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator;
  if (!locks) return work();
  let isGranted = false;
  const granted = () => {
    isGranted = true;
    return work();
  };
  // A lock of all pages could be held by one that the browser has suspended.
  const ofPage = `toolworker ${name} ${performance.timeOrigin}`;
  return locks.request(ofPage, granted).catch((error) => {
    if (isGranted) throw error;
    return work();
  });
}
