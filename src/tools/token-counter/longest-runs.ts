import type { Family } from './families.ts';

/**
 * Characters and pairs of which several in a row are one token, after how many of them the longest
 * token has in o200k and in other families, or 0 if the usual rates apply. The latter are those of
 * cl100k, on which several vocabularies build.
 */
export const runs: readonly (readonly [o200k: number, others: number, repeated: string])[] = [
  [16, 16, '—'],
  [16, 8, '… ─'],
  [16, 2, '\u3000'],
  [16, 0, '□'],
  [8, 8, '\xa0 =- +-'],
  [8, 4, '\ufffd'],
  [8, 2, '━ ═'],
  [8, 0, 'ـ'],
  [6, 6, '-= -+'],
  [4, 4, '█ ♀ ,? ?,'],
  [4, 2, '\u200b – ★ ・ ！ #+ +#'],
  [4, 0, 'ه ۔ ー ＊ ＝'],
  [2, 4, '-~ ~-'],
  [2, 2, '· \u2800 、 。 ･ ,: :, "( (" /\\ \\/ [] ]['],
  [2, 0, '¡ \xad ، ؟ । \u200c ― ‘ ’ • ․ ↓ ▄ ■ ▬ ☆ ⭐ ㅋ ㅎ ， － ． ？ ＾ ＿ ～ ￣ !? ?! AH HA'],
  [1, 0, '🔥 💕'],
  [0, 2, "'( (' *= =*"],
];

/** Returns how many of the longest token of a repeated character or pair, or 0 if none is known. */
export function longestRun(repeated: string, family: Family): number {
  const [o200k, others] = runs.find(([, , list]) => list.split(' ').includes(repeated)) ?? [0, 0];
  return family === 'o200k' ? o200k : others;
}
