/**
 * Measures each contender once per round, in random order, so that none always follows a slow one.
 */
export async function interleave<Contender, Sample>(
  contenders: readonly Contender[],
  rounds: number,
  measure: (contender: Contender) => Promise<Sample>,
): Promise<Sample[][]> {
  const samples: Sample[][] = contenders.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    const turns = contenders.map((contender, index) => ({ contender, index, rank: Math.random() }));
    for (const { contender, index } of turns.sort((one, other) => one.rank - other.rank)) {
      samples[index]?.push(await measure(contender));
    }
  }
  return samples;
}

/** Returns the sample at or below which this share of all samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5);
}

/** Returns the median of the ratios of two samples of the same round. */
export function medianRatio(samples: readonly number[], to: readonly number[]): number {
  return median(samples.map((sample, round) => sample / (to[round] ?? Number.NaN)));
}
