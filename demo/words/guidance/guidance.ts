import { roofPitchGuidance } from '../../tools/roof-pitch/guidance.ts';
import { converterGuidance } from './converters.ts';
import { generatorGuidance } from './generators.ts';
import type { AllGuidance } from './guidance-of-tool.ts';
import { healthGuidance } from './health.ts';
import { mathematicsGuidance } from './mathematics.ts';
import { moneyGuidance } from './money.ts';
import { textGuidance } from './text-tools.ts';

export const guidance: AllGuidance = {
  ...healthGuidance,
  ...moneyGuidance,
  ...converterGuidance,
  ...textGuidance,
  ...generatorGuidance,
  ...mathematicsGuidance,
  'roof-pitch': roofPitchGuidance,
};
