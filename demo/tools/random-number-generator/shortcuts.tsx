import { t } from '../../language.ts';
import type { FormAccess } from '../form-access.ts';
import { ShortcutButtons } from '../shortcut-buttons.tsx';
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
