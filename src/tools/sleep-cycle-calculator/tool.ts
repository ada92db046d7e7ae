import * as z from 'zod/mini';
import { defineTool } from '../define-tool.ts';
import { choice, count, figure, flag, number, relation, text } from '../fields.ts';
import { calculateSleepCycle } from './calculate-sleep-cycle.ts';
import { cyclesInOrder, rules } from './rules.ts';

export const sleepCycleCalculatorTool = defineTool({
  slug: 'sleep-cycle-calculator',
  operation: 'calculateSleepCycle',
  name: 'Sleep Cycle Calculator',
  category: 'Date, body and health',
  description: 'Finds times to go to bed or to wake up so that sleep ends between two cycles.',
  request: () =>
    z
      .object({
        mode: choice(
          rules.mode.options,
          'wake-at finds bedtimes for a wake time, sleep-now finds wake times for a bedtime.',
        ),
        time: text(
          'The wake time for wake-at, the bedtime for sleep-now: HH:MM, from 00:00 to 23:59.',
          rules.time,
        ),
        cycleLength: z._default(number(rules.cycleLength, 'Length of a cycle in minutes.'), 90),
        fallAsleepMinutes: z._default(
          number(rules.fallAsleepMinutes, 'Minutes from going to bed to falling asleep.'),
          15,
        ),
        minCycles: z._default(
          number(rules.minCycles, 'The smallest number of cycles; at most maxCycles.'),
          3,
        ),
        maxCycles: z._default(number(rules.maxCycles, 'The largest number of cycles.'), 6),
      })
      .check(relation(cyclesInOrder)),
  result: () =>
    z.object({
      mode: choice(rules.mode.options, 'The mode used.'),
      anchorTime: text('time as given.'),
      cycleLength: figure('Length of a cycle in minutes.'),
      fallAsleepMinutes: figure('Minutes from going to bed to falling asleep.'),
      results: suggestions('One suggestion for each number of cycles, from most to fewest.'),
      recommended: suggestions('The suggestions of 5 to 6 cycles.'),
    }),
  example: { mode: 'wake-at', time: '07:00' },
  run: calculateSleepCycle,
});

function suggestions(description: string) {
  return z
    .array(
      z.object({
        cycles: count('Number of cycles.'),
        sleepMinutes: figure('Minutes asleep: cycles · cycleLength.'),
        totalMinutes: figure('Minutes from going to bed to waking: those asleep and those before.'),
        clockTime: text(
          'When to go to bed (wake-at) or to wake up (sleep-now): HH:MM, rounded half up to the minute.',
        ),
        recommended: flag('Whether there are 5 to 6 cycles.'),
      }),
    )
    .check(z.describe(description));
}
