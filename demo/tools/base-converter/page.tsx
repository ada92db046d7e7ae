import { t } from '../../../src/form/language/language.ts';
import type { FormAccess } from '../../components/form/form-access.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { ShortcutForm } from '../shared/shortcuts.tsx';
import { inputsOfLiteral } from './literal.ts';

export const page = { Shortcuts } satisfies FormParts;

const common = ['0xff', '0b1010', '0o755', '-1', '2147483647'] as const;

const longestRead = 10_000;

function Shortcuts(access: FormAccess) {
  return (
    <ShortcutForm
      {...access}
      label={t('A number as in code')}
      placeholder={t('e.g. {example}', { example: '0xff' })}
      presets={common.map((number) => ({ name: number, text: number }))}
      read={(text) => inputsOfLiteral(text.slice(0, longestRead))}
      fault={t('Write a number as in code, such as 0xff, 0o755, 0b1010 or 255.')}
    />
  );
}
