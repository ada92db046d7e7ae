import './meta-tag-generator.css';
import { useMemo } from 'preact/hooks';
import { formatNumber } from '../../format.ts';
import type { Shown } from '../../pictures/shown.ts';
import { countCharacters, limits } from './lengths.ts';

/** The lengths of title and description beside what search engines show of them. */
export function More({ request: { title, description } }: Shown<'meta-tag-generator'>) {
  return (
    <section class="card extra" aria-labelledby="lengths">
      <h2 id="lengths">Length in search results</h2>
      <div>
        <Length
          id="title-length"
          text={title}
          limit={limits.title}
          fits="The title fits into a search result."
          isCut="The title will probably be cut off at the end."
        />
        <Length
          id="description-length"
          text={description}
          limit={limits.description}
          fits="The description fits into a search result."
          isCut="The description will probably be cut off at the end."
        />
      </div>
      <p class="note">
        Search engines cut by width, not by characters, and often write their own description. The
        width is that of Arial on a wide screen; phones show less.
      </p>
    </section>
  );
}

interface LengthProperties {
  readonly id: string;
  readonly text: string;
  readonly limit: (typeof limits)[keyof typeof limits];
  /** What to say of a text that is short enough, and of one that is not. */
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
        {formatNumber(characters)} of about {limit.characters} characters, {formatNumber(pixels)} of
        about {limit.pixels} pixels
      </p>
    </div>
  );
}

/** The width of a text as this browser draws it. */
function widthOf(text: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  return context.measureText(text).width;
}
