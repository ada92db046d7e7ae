import {
  booleanShape,
  countShape,
  listShape,
  numberShape,
  objectShape,
  textShape,
} from '../../fields/shapes.ts';
import { builtInTool } from '../built-in-tool.ts';
import { calculateSleepCycle, type SleepCycleSuggestion } from './calculate-sleep-cycle.ts';
import { fields, rules } from './request.ts';

const suggestion = objectShape<SleepCycleSuggestion>(
  {
    cycles: countShape('Number of sleep cycles.', 24),
    sleepMinutes: numberShape({
      description: 'Minutes asleep: cycles · cycleLength.',
      title: 'Time asleep',
      'x-unit': 'min',
    }),
    totalMinutes: numberShape({
      description: 'Minutes from going to bed to waking: sleepMinutes + fallAsleepMinutes.',
      title: 'Time in bed',
      'x-unit': 'min',
    }),
    clockTime: textShape({
      description:
        'Bedtime for wake-at, wake time for sleep-now, as HH:MM, rounded half up to the minute.',
      title: 'Time',
    }),
    recommended: booleanShape('Whether there are 5 or 6 cycles.'),
  },
  'Suggestion for one number of cycles.',
);

export const sleepCycleCalculatorTool = builtInTool({
  slug: 'sleep-cycle-calculator',
  operation: 'calculateSleepCycle',
  name: 'Sleep Cycle Calculator',
  category: 'Date, body and health',
  description: 'Finds times to go to bed or to wake up so that sleep ends between two cycles.',
  labels: { 'wake-at': 'Wake up at', 'sleep-now': 'Go to bed at' },
  hints: {
    mode: 'Finds bedtimes for a time to wake up, or wake-up times for a bedtime.',
    time: '',
    minCycles: '',
    maxCycles: '',
    cycleLength: '',
    fallAsleepMinutes: '',
  },
  headline: 'recommended',
  repeated: ['anchorTime'],
  clockTimes: ['anchorTime', 'clockTime'],
  fields,
  rules,
  request: {
    mode: {
      description:
        'wake-at finds bedtimes for a wake time, sleep-now finds wake times for a bedtime.',
      title: 'Known time',
    },
    time: 'Wake time for wake-at, bedtime for sleep-now, as HH:MM on a 24-hour clock.',
    cycleLength: ['Length of a sleep cycle in minutes.', 'min'],
    fallAsleepMinutes: {
      description: 'Minutes from going to bed to falling asleep.',
      title: 'Time to fall asleep',
      'x-unit': 'min',
    },
    minCycles: {
      description: 'Smallest number of cycles to suggest; at most maxCycles.',
      title: 'Minimum cycles',
    },
    maxCycles: { description: 'Largest number of cycles to suggest.', title: 'Maximum cycles' },
  },
  result: () => ({
    mode: 'as given',
    anchorTime: textShape({ description: 'Time of the request.', title: 'Time entered' }),
    cycleLength: 'as given',
    fallAsleepMinutes: 'as given',
    results: listShape(suggestion, {
      description: 'One suggestion for each number of cycles, from most to fewest.',
      title: 'All suggestions',
    }),
    recommended: listShape(suggestion, 'The suggestions of 5 or 6 cycles.'),
  }),
  example: { mode: 'wake-at', time: '07:00' },
  run: calculateSleepCycle,
});
