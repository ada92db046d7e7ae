import { options, type VNode } from 'preact';

/** Counts how often components render. */
export function renderings() {
  const counts = new Map<unknown, number>();
  const before: unknown = Reflect.get(options, '__r');
  Reflect.set(options, '__r', (node: VNode) => {
    counts.set(node.type, (counts.get(node.type) ?? 0) + 1);
    if (typeof before === 'function') before(node);
  });
  return {
    of: (component: unknown) => counts.get(component) ?? 0,
    stop: () => Reflect.set(options, '__r', before),
  };
}
