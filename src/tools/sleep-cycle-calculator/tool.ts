import { booleanShape, countShape, numberShape, textShape } from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateSleepCycle } from './calculate-sleep-cycle.ts';
import { fields } from './request.ts';

export const sleepCycleCalculatorTool = builtInTool({
  slug: 'sleep-cycle-calculator',
  operation: 'calculateSleepCycle',
  name: 'Sleep Cycle Calculator',
  category: 'Date, body and health',
  description: 'Finds times to go to bed or to wake up so that sleep ends between two cycles.',
  headline: 'recommended',
  fields,
  request: {
    mode: {
      description:
        'wake-at finds bedtimes for a wake time, sleep-now finds wake times for a bedtime.',
      title: 'Known time',
      hint: 'Finds bedtimes for a time to wake up, or wake-up times for a bedtime.',
      labels: { 'wake-at': 'Wake up at', 'sleep-now': 'Go to bed at' },
    },
    time: {
      description: 'Wake time for wake-at, bedtime for sleep-now, as HH:MM on a 24-hour clock.',
      hint: '',
    },
    cycleLength: { description: 'Length of a sleep cycle in minutes.', unit: 'min', hint: '' },
    fallAsleepMinutes: {
      description: 'Minutes from going to bed to falling asleep.',
      title: 'Time to fall asleep',
      unit: 'min',
      hint: '',
    },
    minCycles: {
      description: 'Smallest number of cycles to suggest; at most maxCycles.',
      title: 'Minimum cycles',
      hint: '',
    },
    maxCycles: {
      description: 'Largest number of cycles to suggest.',
      title: 'Maximum cycles',
      hint: '',
    },
  },
  result: {
    mode: 'as given',
    anchorTime: {
      shape: textShape,
      description: 'Time of the request.',
      title: 'Time entered',
      clockTime: true,
      hidden: true,
    },
    cycleLength: 'as given',
    fallAsleepMinutes: 'as given',
    results: {
      description: 'One suggestion for each number of cycles, from most to fewest.',
      title: 'All suggestions',
      items: suggestion(),
    },
    recommended: { description: 'The suggestions of 5 or 6 cycles.', items: suggestion() },
  },
  example: { mode: 'wake-at', time: '07:00' },
  run: calculateSleepCycle,
});

function suggestion() {
  return {
    description: 'Suggestion for one number of cycles.',
    properties: {
      cycles: { shape: countShape(24), description: 'Number of sleep cycles.' },
      sleepMinutes: {
        shape: numberShape,
        description: 'Minutes asleep: cycles · cycleLength.',
        title: 'Time asleep',
        unit: 'min',
      },
      totalMinutes: {
        shape: numberShape,
        description: 'Minutes from going to bed to waking: sleepMinutes + fallAsleepMinutes.',
        title: 'Time in bed',
        unit: 'min',
      },
      clockTime: {
        shape: textShape,
        description:
          'Bedtime for wake-at, wake time for sleep-now, as HH:MM, rounded half up to the minute.',
        title: 'Time',
        clockTime: true,
      },
      recommended: {
        shape: booleanShape,
        description: 'Whether there are 5 or 6 cycles.',
        hidden: true,
      },
    },
  };
}
