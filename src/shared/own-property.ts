/** Returns an object's own property: a field, an option or a text may be called `constructor`. */
export function ownProperty<Value>(
  object: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined {
  return object && Object.hasOwn(object, name) ? object[name] : undefined;
}
