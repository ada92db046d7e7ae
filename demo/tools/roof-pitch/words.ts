import type { Words } from '../../words/words-of-tool.ts';
import type { RoofPitch } from './tool.ts';

export const roofPitchWords: Words<RoofPitch> = {
  synonyms: 'rafter length gradient incline gable house carpentry',
  headline: 'pitch',
  formula:
    'pitch = 12 · rise / run\nslope = 100 % · rise / run\nangle = arctan(rise / run)\nrafter = √(rise² + run²)',
  explanation:
    'Carpenters name a pitch by its rise for 12 of run, such as 6:12. The run is level and half the width of a gable roof. The rafter ends at the ridge and at the wall; add what hangs over the wall.',
  source: 'Pythagoras; trigonometry of a right-angled triangle.',
};
