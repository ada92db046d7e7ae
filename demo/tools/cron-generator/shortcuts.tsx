import { t } from '../../../src/form/language/language.ts';
import type { FormAccess } from '../../components/form/form-access.ts';
import { rich } from '../../language/rich.ts';
import { ShortcutForm } from '../shared/shortcut-form.tsx';
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
