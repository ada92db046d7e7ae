import { isBlank } from '../../characters/white-space.ts';
import { type FieldsOf, optional, text } from '../../fields/index.ts';
import { codeOf } from '../../fields/show-value.ts';
import { computed } from '../../shared/common-names.ts';

export interface MetaTagGeneratorRequest {
  /** Title of the page. */
  readonly title: string;
  /** Description of the page. */
  readonly description: string;
  /** Canonical URL of the page: absolute, http or https. */
  readonly url?: string;
  /** URL of the image for social networks: absolute, http or https. */
  readonly image?: string;
  /** Name of the site, for Open Graph and JSON-LD. */
  readonly siteName?: string;
}

/** Longer than on any page. The URL parser's time is quadratic in the length of some hosts. */
const maxLength = 10_000;

const notBlank = text({
  maxLength,
  accepts: (value) => !isBlank(value),
  expected: 'text that is more than white space',
});

const webAddress = (example: string) =>
  text({
    maxLength,
    examples: [example],
    accepts: (value) => value === '' || isWebAddress(value),
    expected: 'an absolute http or https URL without white space or backslashes',
    mistake: (value) => {
      const [invisible] = /(?!\p{White_Space})[\p{Cf}\p{Cc}]/u.exec(value) ?? [];
      return invisible === undefined
        ? undefined
        : {
            expected: `an absolute http or https URL without the invisible character "${codeOf(invisible)}"`,
          };
    },
  });

export const fields = {
  title: { ...notBlank, synonyms: 'heading headline name' },
  description: { ...notBlank, synonyms: 'summary desc excerpt abstract' },
  url: {
    ...optional(webAddress('https://example.com/')),
    synonyms: 'canonical link href permalink address website page',
  },
  image: {
    ...optional(webAddress('https://example.com/image.png')),
    synonyms: 'thumbnail img picture photo cover banner url imageLink src og featured',
  },
  siteName: {
    ...optional(text({ maxLength })),
    synonyms: 'brand publisher website og siteTitle',
    unsupported: [
      'robots noindex nofollow googlebot keywords twitterSite twitterCreator ogLocale imageWidth imageHeight alt video favicon icon viewport charset themeColor hreflang jsonLd schemaType schema publishedTime titleTemplate',
      { names: 'index follow', harmless: [true] },
      { names: 'type ogType pageType', harmless: ['website', 'WebPage'] },
      { names: 'card cardType', expected: computed },
    ],
  },
} satisfies FieldsOf<MetaTagGeneratorRequest>;

/**
 * Whether the text is a URL that the URL parser would not repair. It would drop white space,
 * control characters and extra slashes, add missing slashes, and turn backslashes into slashes.
 */
function isWebAddress(value: string): boolean {
  const isClean = !/[\p{White_Space}\p{Cs}\\]/u.test(value);
  return isClean && /^https?:\/\/[^/?#]/i.test(value) && URL.canParse(value);
}
