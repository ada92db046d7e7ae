import { t } from '../../../src/form/language/language.ts';
import type { FormAccess } from '../../components/form/form-access.ts';
import { ShortcutButtons } from '../shared/shortcut-buttons.tsx';
import { presets } from './presets.ts';

/** Fills in common draws. */
export function Shortcuts({ fill }: FormAccess) {
  return (
    <div class="shortcuts">
      <ShortcutButtons
        shortcuts={presets.map(({ name, inputs }) => ({ name: t(name), use: () => fill(inputs) }))}
      />
    </div>
  );
}
