import { t } from '../../../src/form/language/language.ts';
import type { FormAccess } from '../../components/form/form-access.ts';

interface EyeDropper {
  readonly open: () => Promise<{ readonly sRGBHex: string }>;
}

declare global {
  /** Only some browsers support it. */
  var EyeDropper: (new () => EyeDropper) | undefined;
}

/** A button to pick a color from the screen, if the browser can. */
export function Shortcuts({ fill }: FormAccess) {
  const { EyeDropper } = globalThis;
  if (!EyeDropper) return null;
  return (
    <div class="buttons">
      <button
        type="button"
        onClick={() =>
          // Rejects if the visitor presses Escape.
          new EyeDropper().open().then(
            ({ sRGBHex }) => fill({ color: sRGBHex }),
            () => {},
          )
        }
      >
        {t('Pick from the screen')}
      </button>
    </div>
  );
}
