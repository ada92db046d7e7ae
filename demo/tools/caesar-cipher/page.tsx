import { message, t } from '../../../src/form/language/language.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import { ShortcutButtons } from '../shared/shortcuts.tsx';

export const page = { Shortcuts } satisfies FormParts;

const presets = [
  { name: 'ROT13', shift: '13' },
  { name: message('Caesar’s own shift, 3'), shift: '3' },
] as const;

function Shortcuts({ change }: FormFiller) {
  return (
    <div class="shortcuts">
      <ShortcutButtons
        shortcuts={presets.map(({ name, shift }) => ({
          name: t(name),
          use: () => change('shift', shift),
        }))}
      />
    </div>
  );
}
