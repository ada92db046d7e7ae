import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'sleep-cycle-calculator'> = {
  icon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z',
  synonyms:
    'bedtime wake up get alarm sleep rem nap when should i go to bed time hours of 90 minutes insomnia morning night rest',
  // The picture shows the suggestions, and only links ask for other numbers of cycles.
  fields: {
    results: { hidden: true },
    minCycles: { askedIf: { minCycles: [] } },
    maxCycles: { askedIf: { maxCycles: [] } },
  },
  handles: {
    mode: true,
    time: true,
    cycleLength: true,
    fallAsleepMinutes: true,
    minCycles: true,
    maxCycles: true,
  },
  formula: 'time in bed = cycles × cycle length + minutes to fall asleep',
  explanation:
    'Sleep runs in cycles of about 90 minutes. Waking up between two cycles feels easier than in the middle of one. Five or six cycles are seven and a half to nine hours of sleep; adults need at least seven. Cycles differ between people and within a night, so take the times as a guide.',
  source:
    'Clock arithmetic; 90 minutes is the average cycle of adults. Hours of sleep: American Academy of Sleep Medicine and Sleep Research Society (2015).',
  topics: 'bedtime and wake-up time',
  reading:
    'Each time leaves room for a whole number of sleep cycles. Prefer one with five or six, since adults need at least seven hours.',
  sentences: {
    answer: [
      {
        when: { recommended: [''] },
        text: '{recommended}\nNone of these nights has 5 or 6 cycles.',
      },
      {
        when: { mode: ['wake-at'] },
        text: '{recommended}\nis when to go to bed to wake up at {time} between two sleep cycles.',
      },
      {
        text: '{recommended}\nis when to wake up between two sleep cycles, if you go to bed at {time}.',
      },
    ],
  },
  mistake:
    'Bedtime is when you lie down, not when you fall asleep: 15 minutes for that are already included. Change them if you need longer.',
};
