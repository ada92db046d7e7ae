import { drawnColor } from '../../../src/form/drawn-color.ts';
import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import type { Wordings } from '../../../src/form/view/wording.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { ShortcutForm } from '../shared/shortcuts.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { cssOfInputs } from './compose.ts';
import { Editor, edited } from './editor.tsx';
import { inputsOfGradient, presets } from './expression.ts';
import { colorOfChannels, isColor } from './stops.ts';

export const page = {
  editor: { Editor, edited },
  Shortcuts,
  wording,
} satisfies FormParts<ToolAnswer<'gradient-generator'>>;

const example = 'linear-gradient(45deg, #f00, #00f)';

const longestRead = 2_000;

function Shortcuts(access: FormFiller) {
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
function wording({ result }: ToolAnswer<'gradient-generator'>, inputs: Inputs): Wordings {
  const { css = result.css } = { css: cssOfInputs(inputs) };
  return css === result.css ? {} : { css: { shown: css, copied: css } };
}

/**
 * Returns any color of CSS, such as `tomato` or `hsl(9 100% 64%)`, as hexadecimal digits, or
 * `undefined`.
 */
export function readColor(text: string): string | undefined {
  const drawn = drawnColor(text);
  if (drawn !== undefined || !CSS.supports('color', text)) return drawn;
  // A canvas writes the opacity of a color more exactly than it draws it.
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return undefined;
  canvas.fillStyle = text;
  return inDigits(String(canvas.fillStyle));
}

/**
 * Returns a color as a canvas writes it, `#rrggbb` or `rgba(r, g, b, opacity)`, as hexadecimal
 * digits.
 */
export function inDigits(written: string): string | undefined {
  if (isColor(written)) return written;
  const [, inside] = /^rgba\(([\d., ]+)\)$/.exec(written) ?? [];
  const [red = 0, green = 0, blue = 0, opacity = 1] = inside?.split(',').map(Number) ?? [];
  return inside && colorOfChannels([red, green, blue, 255 * opacity]);
}
