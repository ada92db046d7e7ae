import { ShortcutForm } from '../shortcut-form.tsx';
import type { ShortcutProperties } from '../shortcut-properties.ts';
import { drawnColor } from './any-color.ts';

interface EyeDropper {
  readonly open: () => Promise<{ readonly sRGBHex: string }>;
}

declare global {
  /** Only some browsers have it. */
  var EyeDropper: (new () => EyeDropper) | undefined;
}

/** The screen's colors, where the browser can pick them, and every notation of CSS. */
export function Shortcuts({ fill }: ShortcutProperties) {
  const { EyeDropper } = globalThis;
  const use = (color: string) => fill({ color, from: 'hex' });
  const read = (text: string) => {
    const color = drawnColor(text.slice(0, 200));
    if (!color) return 'This browser knows no opaque color of that name or notation.';
    use(color);
    return '';
  };
  return (
    <>
      {EyeDropper && (
        <div class="shortcuts">
          <button
            type="button"
            onClick={() =>
              // It is rejected if the visitor presses Escape.
              new EyeDropper().open().then(
                ({ sRGBHex }) => use(sRGBHex),
                () => {},
              )
            }
          >
            Pick a color from the screen
          </button>
        </div>
      )}
      <ShortcutForm
        label="Any color of CSS"
        placeholder="e.g. tomato or hsl(11 100% 60%)"
        presets={[]}
        read={read}
      />
    </>
  );
}
