import { secureDraws } from '../../shared/random.ts';
import { eachRange, type Ranges } from '../../shared/ranges.ts';

/** So few that a processor's cache holds them. */
const binLength = 16_384;

/** As many of the items as are to be taken, in random order, each choice equally likely. */
export function pick({ count, bounds }: Ranges, taken: number): Ranges {
  const picked = bounds.slice(0, 2 * count);
  shuffleInPlace(picked, 0, count, taken, secureDraws());
  return { count: taken, bounds: picked };
}

/**
 * The items in random order, each order equally likely. A long list falls into bins at random, and
 * each bin is shuffled by itself (Rao 1961, Sandelius 1962): a shuffle of all at once would wait for
 * the memory at each step.
 */
export function shuffle(items: Ranges): Ranges {
  const draw = secureDraws();
  const { bounds, ends } = throwIntoBins(items, draw);
  let start = 0;
  for (const end of ends) {
    shuffleInPlace(bounds, start, end, end - start, draw);
    start = end;
  }
  return { count: items.count, bounds };
}

type Draw = (limit: number) => number;

/** The items bin by bin, and behind which of them each bin ends. */
function throwIntoBins(items: Ranges, draw: Draw) {
  const { count } = items;
  const ends = new Uint32Array(Math.ceil(count / binLength));
  const bins = new Uint16Array(count);
  for (let place = 0; place < count; place += 1) {
    const bin = draw(ends.length);
    bins[place] = bin;
    ends[bin] = (ends[bin] ?? 0) + 1;
  }
  // From how many each bin takes to where it starts, which moves to its end as it is filled.
  let start = 0;
  for (const [bin, length] of ends.entries()) {
    ends[bin] = start;
    start += length;
  }
  const bounds = new Uint32Array(2 * count);
  eachRange(items, (from, to, place) => {
    const bin = bins[place] ?? 0;
    const target = ends[bin] ?? 0;
    bounds[2 * target] = from;
    bounds[2 * target + 1] = to;
    ends[bin] = target + 1;
  });
  return { bounds, ends };
}

/**
 * Fisher and Yates's shuffle of as many places as are to be taken, from the start on: each gets one
 * of the items that are left up to the end.
 */
function shuffleInPlace(
  bounds: Uint32Array,
  start: number,
  end: number,
  taken: number,
  draw: Draw,
): void {
  for (let place = start; place < start + taken; place += 1) {
    swap(bounds, place, place + draw(end - place));
  }
}

function swap(bounds: Uint32Array, place: number, other: number): void {
  const [start = 0, end = 0] = [bounds[2 * place], bounds[2 * place + 1]];
  bounds[2 * place] = bounds[2 * other] ?? 0;
  bounds[2 * place + 1] = bounds[2 * other + 1] ?? 0;
  bounds[2 * other] = start;
  bounds[2 * other + 1] = end;
}
