/** Parts of a text. Millions of them take a fraction of the time and memory of as many strings. */
export interface Ranges {
  readonly count: number;
  /** The index at which each starts and the one behind its end, in turn; the rest is not used. */
  readonly bounds: Uint32Array;
}

/** Calls back with the start and the end of each of some parts of a text. */
export type Walk = (callBack: (start: number, end: number) => void) => void;

/** What a walk calls back with. */
export function collectRanges(walk: Walk): Ranges {
  let bounds = new Uint32Array(16);
  let length = 0;
  walk((start, end) => {
    if (length === bounds.length) bounds = lengthen(bounds);
    bounds[length] = start;
    bounds[length + 1] = end;
    length += 2;
  });
  return { count: length / 2, bounds };
}

/** The ranges that are kept. */
export function filterRanges(
  ranges: Ranges,
  isKept: (start: number, end: number, place: number) => boolean,
): Ranges {
  const bounds = new Uint32Array(2 * ranges.count);
  let length = 0;
  eachRange(ranges, (start, end, place) => {
    if (!isKept(start, end, place)) return;
    bounds[length] = start;
    bounds[length + 1] = end;
    length += 2;
  });
  return { count: length / 2, bounds };
}

export function eachRange(
  { count, bounds }: Ranges,
  callBack: (start: number, end: number, place: number) => void,
): void {
  for (let place = 0; place < count; place += 1) {
    callBack(bounds[2 * place] ?? 0, bounds[2 * place + 1] ?? 0, place);
  }
}

/** Four times as long, as what nothing is written to takes no memory. */
function lengthen(bounds: Uint32Array): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(4 * bounds.length);
  longer.set(bounds);
  return longer;
}
