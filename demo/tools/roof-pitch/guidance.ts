import type { Guidance } from '../../words/guidance/guidance-of-tool.ts';

export const roofPitchGuidance: Guidance<{ readonly rise: number; readonly run: number }> = {
  topics: 'slope, angle and rafter length',
  reading:
    'A pitch of 6 in 12 rises by 6 over a level distance of 12. The rafter is the length along the slope, without an overhang.',
  example: {
    request: { rise: 3, run: 4 },
    sentence:
      'A roof that rises {rise} over {run} has a pitch of {pitch} in 12 and rafters of {rafter}.',
  },
  mistake:
    'The run is half the width of a gable roof, not all of it. Measure rise and run in the same unit.',
};
