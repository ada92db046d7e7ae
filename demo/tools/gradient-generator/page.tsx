import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { ShortcutButtons } from '../shared/shortcuts.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { cssOfInputs } from './compose.ts';
import { Editor, edited } from './editor.tsx';
import { presets } from './expression.ts';
import { gradientIn } from './read-css.ts';

export const page = {
  editor: { Editor, edited },
  Shortcuts,
  wording,
} satisfies FormParts<ToolAnswer<'gradient-generator'>>;

function Shortcuts({ fill }: FormFiller) {
  return (
    <div class="shortcuts">
      <ShortcutButtons
        shortcuts={presets.map(({ name, text }) => ({
          name: t(name),
          use: () => fill(gradientIn(text) ?? {}),
        }))}
      />
    </div>
  );
}

/** Writes the gradient with all that the API cannot express. */
function wording({ result }: ToolAnswer<'gradient-generator'>, inputs: Inputs): Wordings {
  const { css = result.css } = { css: cssOfInputs(inputs) };
  return css === result.css ? {} : { css: { shown: css, copied: css } };
}
