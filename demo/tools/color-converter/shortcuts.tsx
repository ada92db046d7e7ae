import type { Inputs } from '../../../src/form/inputs.ts';
import { t } from '../../../src/form/language/language.ts';
import type { FormAccess } from '../../components/form/form-access.ts';
import { ShortcutForm } from '../shared/shortcut-form.tsx';
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
          aria-label={t('Pick from the screen')}
          title={t('Pick from the screen')}
          onClick={() =>
            // Rejects if the visitor presses Escape.
            new EyeDropper().open().then(
              ({ sRGBHex }) => access.fill({ color: sRGBHex, from: 'hex' }),
              () => {},
            )
          }
        >
          <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M12 6l6 6M14 8l3-3a2.1 2.1 0 0 1 3 3l-3 3M13 9l-8.5 8.5L4 20l2.5-.5L15 11" />
          </svg>
        </button>
      )}
    </ShortcutForm>
  );
}

function read(text: string): Inputs | undefined {
  const color = drawnColor(text.slice(0, 200));
  return color === undefined ? undefined : { color, from: 'hex' };
}
