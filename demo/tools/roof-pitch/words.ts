import type { Words } from '../../words/words-of-tool.ts';
import type { RoofPitch } from './tool.ts';

export const roofPitchWords: Words<object, RoofPitch> = {
  synonyms: 'rafter length gradient incline gable house carpentry',
  headline: 'pitch',
  titles: { rafter: 'Rafter length' },
  formula:
    'pitch = 12 · rise / run\nslope = 100 % · rise / run\nangle = arctan(rise / run)\nrafter = √(rise² + run²)',
  explanation:
    'Carpenters name a pitch by its rise for every 12 of run, such as 6:12. The run is level; on a gable roof, it is half the width. The rafter is measured from the ridge to the wall, so add the overhang.',
  source: 'Pythagoras; trigonometry of a right-angled triangle.',
};
