const letters = 26;

/**
 * The share of each letter from A to Z in English text, in percent: Peter Norvig, "English Letter
 * Frequency Counts: Mayzner Revisited" (2013), counted in Google Books.
 */
export const englishShares: readonly number[] = [
  8.04, 1.48, 3.34, 3.82, 12.49, 2.4, 1.87, 5.05, 7.57, 0.16, 0.54, 4.07, 2.51, 7.23, 7.64, 2.14,
  0.12, 6.28, 6.51, 9.28, 2.73, 1.05, 1.68, 0.23, 1.66, 0.09,
];

/** Returns how often each letter from A to Z occurs, in either case. */
export function countLetters(text: string): readonly number[] {
  const counts = new Array<number>(letters).fill(0);
  for (let index = 0; index < text.length; index += 1) {
    const letter = (text.charCodeAt(index) | 0x20) - 0x61;
    if (letter >= 0 && letter < letters && text.charCodeAt(index) < 0x80) {
      counts[letter] = (counts[letter] ?? 0) + 1;
    }
  }
  return counts;
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Returns Pearson's chi-square of the letters, shifted back by `shift`, against the frequencies of
 * English.
 */
export function distanceFromEnglish(counts: readonly number[], shift: number): number {
  const all = total(counts);
  return englishShares.reduce((sum, share, letter) => {
    const expected = (all * share) / 100;
    const found = counts[(letter + shift) % letters] ?? 0;
    return sum + (found - expected) ** 2 / expected;
  }, 0);
}

/** Fewer letters say too little about the language. */
const fewestLetters = 15;

/**
 * Returns the shifts from 0 to 25, the one most likely used on an English text first, or none for
 * short texts.
 */
export function likelyShifts(counts: readonly number[]): readonly number[] {
  if (total(counts) < fewestLetters) return [];
  return englishShares
    .map((_, shift) => ({ shift, distance: distanceFromEnglish(counts, shift) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ shift }) => shift);
}
