import { isRecord } from '../../../src/form/view/value.tsx';
import { ownProperty } from '../../../src/shared/own-property.ts';

/** Returns the value at a path such as `accelerated.months`. */
export function valueAt(result: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, name) => (isRecord(at) ? ownProperty(at, name) : undefined), result);
}
