import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormAccess } from '../../components/form/form-access.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { ShortcutForm } from '../shared/shortcut-form.tsx';
import type { Shown } from '../shared/shown.ts';
import { cssOfInputs } from './compose.ts';
import { Editor, edited } from './editor.tsx';
import { inputsOfGradient, presets } from './expression.ts';
import { readColor } from './read-color.ts';

export const page = {
  editor: { Editor, edited },
  Shortcuts,
  wording,
} satisfies FormParts<Shown<'gradient-generator'>>;

const example = 'linear-gradient(45deg, #f00, #00f)';

const longestRead = 2_000;

/** Gradients to start from, and a field to paste another one. */
function Shortcuts(access: FormAccess) {
  return (
    <ShortcutForm
      {...access}
      label={t('Paste a CSS gradient')}
      placeholder={t('e.g. {example}', { example })}
      presets={presets}
      read={(text) => inputsOfGradient(text.slice(0, longestRead), readColor)}
      fault={t(
        'Paste a gradient of 2 to 12 colors, with positions in percent from 0 to 100 and an angle in degrees.',
      )}
    />
  );
}

/** Writes the gradient with all that the API cannot express. */
function wording({ result }: Shown<'gradient-generator'>, inputs: Inputs): Wordings {
  const { css = result.css } = { css: cssOfInputs(inputs) };
  return css === result.css ? {} : { css: { shown: css, copied: css } };
}
