import { useMemo } from 'preact/hooks';
import { t } from '../../../src/form/language/language.ts';
import { formatNumber } from '../../../src/form/numbers/format.ts';
import { TitledCard } from '../shared/titled-card.tsx';
import type { ToolAnswer } from '../shared/tool-answer.ts';

/**
 * The lengths that search engines show on a wide screen. They publish no limits; these are
 * measured.
 */
const limits = {
  title: { characters: 60, pixels: 580, font: '20px Arial, sans-serif' },
  description: { characters: 160, pixels: 920, font: '14px Arial, sans-serif' },
} as const;

/** How many characters a card on a social network shows. */
const cardLimits = { title: 70, description: 110 } as const;

/** The page as a search result and as a card on a social network. */
export function Picture({ request }: ToolAnswer<'meta-tag-generator'>) {
  const { title, description, url, image, siteName } = request;
  const { hostname, pathname } = new URL(url || 'https://your-site.example/');
  return (
    <figure>
      <div class="previews">
        <div class="search-preview">
          <small>
            <bdi>{siteName || hostname}</bdi> <br />
            <bdi dir="ltr">
              {hostname}
              {pathname.replaceAll('/', ' › ').replace(/ › $/, '')}
            </bdi>
          </small>
          <strong dir="auto">{cutText(title, limits.title.characters)}</strong>
          <p dir="auto">{cutText(description, limits.description.characters)}</p>
        </div>
        <div class="card-preview">
          <div>{image ? new URL(image).pathname.split('/').pop() : t('No image')}</div>
          <small>{hostname}</small>
          <strong dir="auto">{cutText(title, cardLimits.title)}</strong>
          <p dir="auto">{cutText(description, cardLimits.description)}</p>
        </div>
      </div>
      <figcaption>
        {t(
          'This is roughly how a search engine and a social network show the page. Each shortens texts in its own way.',
        )}
      </figcaption>
    </figure>
  );
}

/** Compares the lengths of title and description with the limits of search engines. */
export function More({ request: { title, description } }: ToolAnswer<'meta-tag-generator'>) {
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

/** Counts code points, so that an emoji does not count as two characters. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Shortens a text to at most `length` characters, including an ellipsis. */
export function cutText(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}
