const held = new Set<object>();

/**
 * Settles like the work, and holds these objects until then. Node collects a `Request` that nothing
 * else holds, and then no longer aborts its signal when the caller aborts.
 */
export async function holdUntilSettled<Value>(
  objects: readonly object[],
  work: () => Promise<Value>,
): Promise<Value> {
  held.add(objects);
  try {
    return await work();
  } finally {
    held.delete(objects);
  }
}
