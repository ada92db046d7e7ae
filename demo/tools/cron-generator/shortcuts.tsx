import { t } from '../../language.ts';
import { rich } from '../../rich.ts';
import type { FormAccess } from '../form-access.ts';
import { ShortcutForm } from '../shortcut-form.tsx';
import { inputsOfExpression } from './expression.ts';
import { presets } from './presets.ts';

const example = '0 9 * * 1-5';

/** Buttons for common schedules, and a field to paste an expression. */
export function Shortcuts(access: FormAccess) {
  return (
    <ShortcutForm
      {...access}
      label={t('Paste an expression')}
      placeholder={t('e.g. {example}', { example })}
      presets={presets()}
      read={inputsOfExpression}
      fault={rich(
        'An expression has five fields, such as {example}. Leave out a sixth for seconds or years.',
        { example: <code dir="ltr">{example}</code> },
      )}
    />
  );
}
