import type { Inputs } from '../../../src/form/inputs.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { Shown } from '../shared/shown.ts';
import { cssOfInputs } from './compose.ts';

/** Writes the gradient with all that the API cannot express. */
export function wording({ result }: Shown<'gradient-generator'>, inputs: Inputs): Wordings {
  const { css = result.css } = { css: cssOfInputs(inputs) };
  return css === result.css ? {} : { css: { shown: css, copied: css } };
}
