import { roofPitchWords } from '../tools/roof-pitch/words.ts';
import { converterWords } from './converters.ts';
import { generatorWords } from './generators.ts';
import { healthWords } from './health.ts';
import { mathematicsWords } from './mathematics.ts';
import { moneyWords } from './money.ts';
import { textWords } from './text-tools.ts';
import type { AllWords } from './words-of-tool.ts';

export const words: AllWords = {
  ...healthWords,
  ...moneyWords,
  ...converterWords,
  ...textWords,
  ...generatorWords,
  ...mathematicsWords,
  'roof-pitch': roofPitchWords,
};
