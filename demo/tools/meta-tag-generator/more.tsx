import { useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import type { Shown } from '../shared/shown.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import { countCharacters, limits } from './lengths.ts';

/** Compares the lengths of title and description with the limits of search engines. */
export function More({ request: { title, description } }: Shown<'meta-tag-generator'>) {
  return (
    <TitledCard id="lengths" title={t('Length in search results')}>
      <div>
        <Length
          id="title-length"
          text={title}
          limit={limits.title}
          fits={t('The title fits into a search result.')}
          isCut={t('The title will probably be cut off at the end.')}
        />
        <Length
          id="description-length"
          text={description}
          limit={limits.description}
          fits={t('The description fits into a search result.')}
          isCut={t('The description will probably be cut off at the end.')}
        />
      </div>
      <p class="note">
        {t(
          'Search engines cut by width, not by characters, and often write their own description. The width is that of Arial on a wide screen; phones show less.',
        )}
      </p>
    </TitledCard>
  );
}

interface LengthProperties {
  readonly id: string;
  readonly text: string;
  readonly limit: (typeof limits)[keyof typeof limits];
  /** Shown if the text is short enough; otherwise, `isCut` is shown. */
  readonly fits: string;
  readonly isCut: string;
}

function Length({ id, text, limit, fits, isCut }: LengthProperties) {
  const characters = useMemo(() => countCharacters(text), [text]);
  const pixels = useMemo(() => Math.round(widthOf(text, limit.font)), [text, limit]);
  return (
    <div class="length">
      <p id={id}>{pixels > limit.pixels ? isCut : fits}</p>
      <meter
        aria-labelledby={id}
        min={0}
        max={limit.pixels * 1.5}
        high={limit.pixels}
        optimum={0}
        value={pixels}
      />
      <p class="note">
        {t(
          '{characters} of about {mostCharacters} characters, {pixels} of about {mostPixels} pixels',
          {
            characters: formatNumber(characters),
            mostCharacters: formatNumber(limit.characters),
            pixels: formatNumber(pixels),
            mostPixels: formatNumber(limit.pixels),
          },
        )}
      </p>
    </div>
  );
}

/** Returns the width of a text in pixels, as this browser draws it. */
function widthOf(text: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  return context.measureText(text).width;
}
