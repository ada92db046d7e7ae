import { t } from '../../../src/form/language/language.ts';
import type { FormAccess } from '../../components/form/form-access.ts';
import { ShortcutForm } from '../shared/shortcut-form.tsx';
import { inputsOfGradient, presets } from './expression.ts';
import { readColor } from './read-color.ts';

const example = 'linear-gradient(45deg, #f00, #00f)';

const longestRead = 2_000;

/** Gradients to start from, and a field to paste another one. */
export function Shortcuts(access: FormAccess) {
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
