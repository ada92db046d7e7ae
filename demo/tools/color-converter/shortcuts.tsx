import type { Inputs } from '../../inputs.ts';
import { t } from '../../language.ts';
import type { FormAccess } from '../form-access.ts';
import { ShortcutForm } from '../shortcut-form.tsx';
import { drawnColor } from './any-color.ts';

interface EyeDropper {
  readonly open: () => Promise<{ readonly sRGBHex: string }>;
}

declare global {
  /** Only some browsers support it. */
  var EyeDropper: (new () => EyeDropper) | undefined;
}

/** A field for any CSS color, and a button to pick one from the screen if the browser can. */
export function Shortcuts(access: FormAccess) {
  const { EyeDropper } = globalThis;
  return (
    <ShortcutForm
      {...access}
      label={t('Any color of CSS')}
      placeholder={t('e.g. {first} or {second}', { first: 'tomato', second: 'hsl(11 100% 60%)' })}
      presets={[]}
      read={read}
      fault={t('This browser knows no opaque color of that name or notation.')}
    >
      {EyeDropper && (
        <button
          type="button"
          onClick={() =>
            // Rejects if the visitor presses Escape.
            new EyeDropper().open().then(
              ({ sRGBHex }) => access.fill({ color: sRGBHex, from: 'hex' }),
              () => {},
            )
          }
        >
          {t('Pick from the screen')}
        </button>
      )}
    </ShortcutForm>
  );
}

function read(text: string): Inputs | undefined {
  const color = drawnColor(text.slice(0, 200));
  return color === undefined ? undefined : { color, from: 'hex' };
}
