import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'dice-roller'> = {
  icon: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01',
  handles: { count: true, sides: true, seed: true },
  // Rolls 4 and 5.
  formExample: { seed: 35 },
  synonyms:
    'd20 d6 rpg dungeons dragons random board game throw coin flip toss odds modifier dice die roll rolling heads or tails virtual online dungeon dnd d10 d12 d4 d8',
  pageFields: {
    dropped: {
      type: 'integer',
      default: 0,
      minimum: 0,
      maximum: 9_999,
      title: 'Drop the lowest',
      description: 'How many of the lowest dice do not count, as 1 in 4d6k3.',
    },
    modifier: {
      type: 'number',
      default: 0,
      title: 'Modifier',
      description: 'Added to the total, as in 2d6+3.',
    },
  },
  formula: 'every side is equally likely',
  explanation:
    'Without a seed, the rolls are cryptographically random. The same seed always gives the same rolls, on every device.',
  source: 'Web Cryptography API; SplitMix64 with a seed.',
  topics: 'd6, d20 and any other dice',
  reading:
    'The total is the sum of all dice. Below it, you see how likely it is to roll that much or more.',
  sentences: {
    answer: [
      { text: '{total}\nwith the highest {kept} of {count} dice of {sides} sides.' },
      { when: { count: ['1'] }, text: '{total}\nis {rolls}, with one die of {sides} sides.' },
      { when: { count: ['1'] }, text: '{total}\nwith one die of {sides} sides.' },
      { text: '{total}\nis {rolls}, with {count} dice of {sides} sides.' },
      { text: '{total}\nwith {count} dice of {sides} sides.' },
    ],
  },
  mistake:
    'Two dice with 6 sides are not one with 12: their most likely total is 7, and 1 is impossible. Leave the seed empty in a game, since it repeats the same rolls.',
};
