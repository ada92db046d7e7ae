import { corrections, type Family } from '../../src/tools/token-counter/families.ts';
import { bytesOfEstimate, errorsOf } from '../../test/unit/tools/token-counter/errors.ts';

const isFamily = (name: string): name is Family => name in corrections;

const families = Object.keys(corrections).filter(isFamily);

/** The errors of the estimate for each family, and its size in bytes. */
export const measurements = {
  errors: Object.fromEntries(families.map((family) => [family, errorsOf(family)])),
  bytes: await bytesOfEstimate(),
};
