import { drawnColor } from '../../../src/form/drawn-color.ts';
import { t } from '../../../src/form/language/language.ts';
import type { FormFiller } from '../../components/form/form-filler.ts';
import type { FormParts } from '../../components/form/form-parts.ts';
import type { ToolAnswer } from '../shared/tool-answer.ts';
import { notationOf } from './colors.ts';

const longest = 200;

export const page = {
  Shortcuts,
  /**
   * Takes any color in one box: in the notations of the API, and what else this browser knows of
   * CSS.
   */
  pageRequest: {
    callFor: ({ color = '' }, typed) => {
      if (color.trim() === '') return { request: {} };
      const from = notationOf(color);
      if (from) return { request: { ...typed, color, from } };
      const drawn = drawnColor(color.slice(0, longest));
      if (drawn !== undefined) return { request: { ...typed, color: drawn, from: 'hex' } };
      return { problems: { color: t('Enter a color, such as teal or #008080.') } };
    },
  },
  /** Answers a hexadecimal color in RGB, and any other in hexadecimal. */
  wording: ({ result: { rgb } }, { color = '' }) =>
    notationOf(color) === 'hex'
      ? { hex: { title: 'RGB', shown: rgb, copied: rgb }, rgb: undefined }
      : notationOf(color) === 'rgb'
        ? { rgb: undefined }
        : {},
} satisfies FormParts<ToolAnswer<'color-converter'>>;

interface EyeDropper {
  readonly open: () => Promise<{ readonly sRGBHex: string }>;
}

declare global {
  /** Only some browsers support it. */
  var EyeDropper: (new () => EyeDropper) | undefined;
}

function Shortcuts({ fill }: FormFiller) {
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
