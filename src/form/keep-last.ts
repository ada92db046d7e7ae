/**
 * Returns the same function, which computes again only for other arguments than those of its last
 * call.
 */
export function keepLast<Arguments extends readonly unknown[], Value>(
  compute: (...given: Arguments) => Value,
): (...given: Arguments) => Value {
  let last: { readonly given: Arguments; readonly value: Value } | undefined;
  return (...given) => {
    const isSame = last?.given.every((one, place) => Object.is(one, given[place]));
    if (!last || !isSame) last = { given, value: compute(...given) };
    return last.value;
  };
}
