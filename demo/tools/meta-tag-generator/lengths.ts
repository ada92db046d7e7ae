/**
 * The lengths that search engines show on a wide screen. They publish no limits; these are
 * measured.
 */
export const limits = {
  title: { characters: 60, pixels: 580, font: '20px Arial, sans-serif' },
  description: { characters: 160, pixels: 920, font: '14px Arial, sans-serif' },
} as const;

/** How many characters a card on a social network shows. */
export const cardLimits = { title: 70, description: 110 } as const;

/** Counts code points, so that an emoji does not count as two characters. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Shortens a text to at most `length` characters, including an ellipsis. */
export function cutText(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}
