import type { AboutTool } from '../../model/about.ts';

export const about: AboutTool<'roof-pitch'> = {
  icon: 'M3 14l9-8 9 8M6 11.5V20h12v-8.5',
  handles: { rise: true, run: true },
  synonyms:
    'rafter length gradient incline gable house carpentry roof roofing pitch angle slope truss rise degrees',
  formula:
    'pitch = 12 · rise / run\nslope = 100% · rise / run\nangle = arctan(rise / run)\nrafter = √(rise² + run²)',
  explanation:
    'Carpenters name a pitch by its rise for every 12 of run, such as 6:12. The run is level; on a gable roof, it is half the width. The rafter is measured from the ridge to the wall, so add the overhang.',
  source: 'Pythagoras; trigonometry of a right-angled triangle.',
  topics: 'slope, angle and rafter length',
  reading:
    'A pitch of 6 in 12 rises by 6 over a level distance of 12. The rafter is the length along the slope, without an overhang.',
  sentences: {
    answer: [
      { text: '{pitch}\nis {angle}, or a slope of {percent}. The rafter is {rafter} long.' },
    ],
  },
  mistake:
    'The run is half the width of a gable roof, not all of it. Measure rise and run in the same unit.',
};
